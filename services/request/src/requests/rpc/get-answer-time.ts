import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { answersSince, usualMinutes } from '../domain/answer-time.js';

/** Anyone: it is a figure of many requests and names none. */
export const getAnswerTime: Rpc<'getAnswerTime'> =
  ({ read, clock }) =>
  async ({ supplierCompanyId }) => {
    const answers = await read.answers.of(readId(supplierCompanyId), answersSince(clock.now()));
    return { usualMinutes: usualMinutes(answers) };
  };
