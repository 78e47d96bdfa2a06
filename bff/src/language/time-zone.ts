import { isTimeZone } from '@setu/kit/core';

/** The zone the page told us of, in its cookie; UTC for whoever told none, or one we do not know. */
export const readTimeZone = (cookies: Record<string, string | undefined>): string =>
  isTimeZone(cookies.zone ?? '') ? (cookies.zone ?? '') : 'UTC';
