/* A driver for Lua: runs the script on its standard input with the standard libraries. */
#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"

#include <stdio.h>

int main(void)
{
    static char script[1 << 16];
    size_t size = fread(script, 1, sizeof script, stdin);
    lua_State *state = luaL_newstate();

    if (!state)
        return 2;
    luaL_openlibs(state);
    if (luaL_loadbuffer(state, script, size, "=script") || lua_pcall(state, 0, 0, 0)) {
        printf("error: %s\n", lua_tostring(state, -1));
        return 1;
    }
    lua_close(state);
    return 0;
}
