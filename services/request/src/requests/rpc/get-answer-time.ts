import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { answersSince, typicalMinutes } from '../domain/answer-time.js';

/**
 * Returns how soon a supplier usually answers. Open to everyone, because the figure covers many requests and names
 * none.
 */
export const getAnswerTime: Rpc<'getAnswerTime'> =
  ({ read, clock }) =>
  async ({ supplierCompanyId }) => {
    const answers = await read.answers.of(readId(supplierCompanyId), answersSince(clock.now()));
    return { usualMinutes: typicalMinutes(answers) };
  };
