import { isTimeZone } from '@setu/kit/core';

/** Returns the time zone from the page's cookie, or UTC if it is missing or unknown. */
export const readTimeZone = (cookies: Record<string, string | undefined>): string =>
  isTimeZone(cookies.zone ?? '') ? (cookies.zone ?? '') : 'UTC';
