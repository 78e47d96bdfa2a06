import { type AppError, invalid } from '@setu/kit/core';

/** The asked day is no day. */
export const dayMalformed = (): AppError => invalid({ date: 'date_invalid' });

/** The asked day has not come yet in Moscow. */
export const dayInFuture = (): AppError => invalid({ date: 'date_in_future' });

/** The asked currency is not three capital letters. */
export const currencyMalformed = (): AppError => invalid({ currency: 'currency_invalid' });
