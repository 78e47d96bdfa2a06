export type { Money, Rate } from '@setu/proto/money';
export { inr, lotInRoubles, partInRoubles, timesMoney, toRoubles, toRupees, wholeCount } from '@setu/proto/money';
export { daysBefore, mondaysUpTo } from './calendar-days.js';
export { characters, cut } from './characters.js';
export type { Clock } from './clock.js';
export { fixedClock, systemClock } from './clock.js';
export type { DayRange, Instants } from './days.js';
export { dayIn, instantsOf, isDay, isTimeZone, startOfDays } from './days.js';
export type { FieldFailure, Kind, Params } from './errors.js';
export {
  AppError,
  exists,
  forbidden,
  internal,
  invalid,
  invalidCode,
  isAppError,
  kinds,
  limited,
  notFound,
  refused,
  stale,
  unauthenticated,
  unavailable,
} from './errors.js';
export { httpFailures, httpStatusOf } from './http-status.js';
export type { Ids } from './ids.js';
export { isUuid, systemIds } from './ids.js';
export { networkOf } from './network.js';
export type { PageWindow } from './page.js';
export { readPage } from './page.js';
export { isKnownPhone } from './phones.js';
export { quoteOf } from './quote.js';
export type { Reserving } from './reserved-id.js';
export { isReserved, reserveId } from './reserved-id.js';
export type { TextValues } from './text-values.js';
export { flagOf, integerOf, textsOf } from './text-values.js';
