import { AppError, exists, invalid, invalidCode, limited, refused, unavailable } from '@setu/kit/core';
import type { EntryRefusal } from '../sessions/domain/sign-in.js';

/** Whether the next attempt requires a captcha, returned with every failure. */
const captchaParams = (isCaptchaDue: boolean) => ({ need_show_captcha: String(isCaptchaDue) });

export const tooManyWebhooks = (max: number): AppError => refused('too_many_webhooks', { max: String(max) });

export const tooManyTokens = (max: number): AppError => refused('too_many_tokens', { max: String(max) });

/** The same error for an unknown user and a wrong password. */
export const invalidCredentials = (isCaptchaDue: boolean): AppError =>
  invalidCode('invalid_credentials', captchaParams(isCaptchaDue));

/** A captcha is required, and its answer was missing, wrong or used before. */
export const invalidCaptcha = (): AppError => invalidCode('invalid_captcha_code_error', captchaParams(true));

/** Returned only after the right password. */
export const mayNotEnter = (why: EntryRefusal): AppError => invalidCode(why);

export const triedTooOften = (retryAfterSeconds: number, isCaptchaDue: boolean): AppError => {
  const { kind, code, params } = limited('too_many_requests', retryAfterSeconds);
  return new AppError({ kind, code, params: { ...params, ...captchaParams(isCaptchaDue) } });
};

export const tooManySignIns = (): AppError => unavailable('the password queue is full or too slow');

export const unknownPeriod = (): AppError => invalid({ period: 'invalid_option' });

export const tooManyIds = (field: string, max: number): AppError =>
  invalid({ [field]: { code: 'too_many', params: { max: String(max) } } });

export const listenerLost = (): AppError => unavailable('the signal stream was interrupted, open it again');

export const viewNameInUse = (): AppError => exists('name', 'view_name_taken');

export const tooManyViews = (max: number): AppError => refused('too_many_views', { max: String(max) });
