import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { trustFigures } from '../../wire/trust-view.js';
import { provenDeals, publicFigures } from '../domain/figures.js';
import { firstDayOf, periodAt } from '../domain/period.js';

export const getTrustFigures: Rpc<'getTrustFigures'> =
  ({ read, clock }) =>
  async ({ supplierCompanyId }) => {
    const company = readId(supplierCompanyId);
    const period = periodAt(clock.now());
    const [sums, completed] = await Promise.all([read.trust.sums([company], period), read.trust.completedBy(company)]);
    return {
      figures: trustFigures(publicFigures(sums.get(company) ?? [])),
      since: firstDayOf(period),
      completedDeals: provenDeals(completed),
    };
  };
