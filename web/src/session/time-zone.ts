import { constants, type PageContext } from '@setu/contract';
import { writeCookie } from '../lib/cookie';

/**
 * Returns the context in the viewer's own time zone. If the server counts days in another zone, a cookie tells the
 * server the viewer's zone.
 */
export function inViewersZone(context: PageContext): PageContext {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === context.time_zone) return context;
  writeCookie('zone', timeZone, constants.localeCookieDays);
  return { ...context, time_zone: timeZone };
}
