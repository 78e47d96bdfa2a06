import { type AppError, invalid, invalidCode, limited, unavailable } from '@setu/kit/core';
import type { EntryRefusal } from '../sessions/domain/sign-in.js';

/** The same for an unknown person and a wrong password. */
export const invalidCredentials = (): AppError => invalidCode('invalid_credentials');

/** Told only after the right password. */
export const mayNotEnter = (why: EntryRefusal): AppError => invalidCode(why);

export const triedTooOften = (retryAfterSeconds: number): AppError => limited('too_many_requests', retryAfterSeconds);

export const tooManySignIns = (): AppError => unavailable('the password queue is full or too slow');

export const unknownPeriod = (): AppError => invalid({ period: 'invalid_option' });

export const tooManyIds = (field: string, max: number): AppError =>
  invalid({ [field]: { code: 'too_many', params: { max: String(max) } } });

export const listenerLost = (): AppError => unavailable('signals were interrupted: open the stream again');
