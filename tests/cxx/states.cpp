#include <iostream>
#include <sstream>
#include <cstdio>
int main(){
 const char* t[]={"abc","  ","","0x1f","-5","99999999999","-99999999999","0x","+","-","12abc","007","1.5e","1e5x",".5","1e999","-1","4294967295","4294967296","18446744073709551616","1","2","true","tru","false","t","inf","nan","0x1p3","1.2.3","+.e3","--1","1e+","-0","70000","-32769","65536"};
 for(auto s:t){ printf("[%s]",s);
 {std::istringstream i(s); int v=77; i>>v; printf(" i%d/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); short v=77; i>>v; printf(" s%d/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); unsigned v=77; i>>v; printf(" u%u/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); unsigned short v=77; i>>v; printf(" t%u/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); unsigned long v=77; i>>v; printf(" m%lu/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); long v=77; i>>v; printf(" l%ld/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); i.unsetf(std::ios::basefield); int v=77; i>>v; printf(" a%d/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); i>>std::hex; unsigned v=77; i>>v; printf(" h%u/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); i>>std::oct; int v=77; i>>v; printf(" o%d/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); bool v=false; i>>v; printf(" b%d/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); bool v=false; i>>std::boolalpha>>v; printf(" B%d/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); double v=77; i>>v; printf(" d%g/%d",v,(int)i.rdstate()); i.clear(); std::string r; i>>r; printf("<%s>", r.c_str());}
 {std::istringstream i(s); float v=77; i>>v; printf(" f%g/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); void* v=0; i>>v; printf(" p%p/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); char v='q'; i>>v; printf(" c%d/%d",v,(int)i.rdstate());}
 {std::istringstream i(s); std::string v="old"; i>>v; printf(" S%s/%d",v.c_str(),(int)i.rdstate());}
 {std::istringstream i(s); std::string v="old"; std::getline(i,v); printf(" L%s/%d",v.c_str(),(int)i.rdstate()); std::getline(i,v); printf("%s/%d",v.c_str(),(int)i.rdstate());}
 {std::istringstream i(s); char v[4]="zz"; i.getline(v,4); printf(" g%s/%d/%d",v,(int)i.rdstate(),(int)i.gcount());}
 {std::istringstream i(s); char v[4]="zz"; i.get(v,4); printf(" G%s/%d/%d",v,(int)i.rdstate(),(int)i.gcount());}
 {std::istringstream i(s); i.ignore(2); printf(" I%d/%d",(int)i.rdstate(),(int)i.gcount()); i.ignore(9,'1'); printf("%d/%d",(int)i.rdstate(),(int)i.gcount());}
 {std::istringstream i(s); int c=i.peek(); i.get(); i.unget(); printf(" P%d/%d",c,(int)i.rdstate()); i.get(); i.putback('k'); printf("%d",(int)i.rdstate()); char b[3]="?"; i.clear(); i.read(b,2); printf("R%.2s/%d/%d",b,(int)i.rdstate(),(int)i.gcount()); printf("T%ld",(long)i.tellg()); i.clear(); i.seekg(1); printf("T%ld/%d",(long)i.tellg(),(int)i.rdstate()); i.seekg(-1,std::ios::end); printf("T%ld/%d;%ld",(long)i.tellg(),(int)i.rdstate(),(long)i.rdbuf()->in_avail()); }
 {std::istringstream i(s); i>>std::ws; printf(" w%d",(int)i.rdstate());}
 puts("");}
}
