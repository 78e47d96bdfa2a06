import { type AppError, invalid } from '@setu/kit/core';

/** Returns the error for an invalid day. */
export const dayMalformed = (): AppError => invalid({ date: 'date_invalid' });

/** Returns the error for a day that is in the future in Moscow. */
export const dayInFuture = (): AppError => invalid({ date: 'date_in_future' });

/** Returns the error for a currency that is not three capital letters. */
export const currencyMalformed = (): AppError => invalid({ currency: 'currency_invalid' });

/** Returns the error for a time span that has an invalid day, is in the wrong order, or is too long. */
export const spanMalformed = (end: 'from' | 'to'): AppError => invalid({ [end]: 'invalid_date' });
