import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { answersSince, provenDeals, typicalMinutes } from '../domain/answer-time.js';

/**
 * Returns how soon a supplier usually answers, and how many deals it has completed. Open to everyone, because the
 * figures cover many requests and name none.
 */
export const getAnswerTime: Rpc<'getAnswerTime'> =
  ({ read, clock }) =>
  async ({ supplierCompanyId }) => {
    const company = readId(supplierCompanyId);
    const [answers, completed] = await Promise.all([
      read.answers.of(company, answersSince(clock.now())),
      read.answers.completedBy(company),
    ]);
    return { usualMinutes: typicalMinutes(answers), completedDeals: provenDeals(completed) };
  };
