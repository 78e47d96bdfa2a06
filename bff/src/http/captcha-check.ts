import { isAppError } from '@setu/kit/core';
import { problemText } from '../language/texts.js';
import type { CallContext } from './call-context.js';
import type { Answer } from './route.js';

const due = 'invalid_captcha_code_error';

/**
 * Runs a call that anonymous visitors may make. If the next attempt needs a captcha, the answer says so in the same way
 * as sign-in.
 */
export const withCaptchaCheck = async <Data>(
  call: CallContext,
  run: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> => {
  try {
    return await run();
  } catch (error) {
    if (!isAppError(error, 'invalid') || error.code !== due) throw error;
    const message = problemText(call.locale, due);
    const top = { message, need_show_captcha: true, code: due.toUpperCase() };
    return { refused: { status: 422, message, top, data: { error: top.code, ...top } } };
  }
};
