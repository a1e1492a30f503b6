/* What the calendar (time.c) and local time (time_zone.c) share. */
#ifndef SYMVM_TIME_ZONE_H
#define SYMVM_TIME_ZONE_H

#include "libc.h"

extern struct tm __sv_broken_time;            /* what gmtime and localtime answer */
long __sv_days_before(long year, long month); /* from 1970-01-01 to the first of a month (0 is January), which may lie outside 0..11 */
long __sv_year(time_t);                       /* in UTC */
struct tm *__sv_split(time_t, struct tm *);   /* in UTC, without a zone; 0 with errno set if the year is too great */
time_t __sv_join(const struct tm *);          /* the reverse; all fields may lie outside of their ranges */

#endif
