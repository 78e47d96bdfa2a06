import { constants, type PageContext } from '@setu/contract';
import { writeCookie } from '../lib/cookie';

/** The context in the viewer's own zone, of which the server is told in a cookie when it counts days in another. */
export function inViewersZone(context: PageContext): PageContext {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === context.time_zone) return context;
  writeCookie('zone', timeZone, constants.localeCookieDays);
  return { ...context, time_zone: timeZone };
}
