import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { provenDeals, publicFigures } from '../../trust/domain/figures.js';
import { periodAt } from '../../trust/domain/period.js';

/**
 * Returns how soon a supplier usually answers, and how many deals it has completed. Open to everyone, because the
 * figures cover many requests and name none. `GetTrustFigures` replaces it; an earlier version of the BFF still calls it.
 */
export const getAnswerTime: Rpc<'getAnswerTime'> =
  ({ read, clock }) =>
  async ({ supplierCompanyId }) => {
    const company = readId(supplierCompanyId);
    const [sums, completed] = await Promise.all([
      read.trust.sums([company], periodAt(clock.now())),
      read.trust.completedBy(company),
    ]);
    const usualMinutes = publicFigures(sums.get(company) ?? []).find(({ kind }) => kind === 'answers')?.value;
    return { usualMinutes, completedDeals: provenDeals(completed) };
  };
