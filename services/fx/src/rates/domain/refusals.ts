import { type AppError, invalid } from '@setu/kit/core';

/** The asked day is no day. */
export const dayMalformed = (): AppError => invalid({ date: 'date_invalid' });

/** The asked day has not come yet in Moscow. */
export const dayInFuture = (): AppError => invalid({ date: 'date_in_future' });

/** The asked currency is not three capital letters. */
export const currencyMalformed = (): AppError => invalid({ currency: 'currency_invalid' });

/** An end of the asked span is no day, or the span ends before it begins or is too long. */
export const spanMalformed = (end: 'from' | 'to'): AppError => invalid({ [end]: 'invalid_date' });
