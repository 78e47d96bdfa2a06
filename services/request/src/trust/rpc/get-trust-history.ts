import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { trustFigures } from '../../wire/trust-view.js';
import { figureOf } from '../domain/figures.js';
import { firstDayOf, periodAt } from '../domain/period.js';
import { demandHistory } from '../domain/rights.js';

export const getTrustHistory: Rpc<'getTrustHistory'> =
  ({ read, clock }) =>
  async ({ supplierCompanyId }, { actor }) => {
    mustBeUser(actor);
    const company = readId(supplierCompanyId);
    demandHistory(actor, company);
    const period = periodAt(clock.now());
    const [sums, months] = await Promise.all([read.trust.sums([company], period), read.trust.months(company, period)]);
    return {
      figures: trustFigures((sums.get(company) ?? []).map(figureOf)),
      since: firstDayOf(period),
      months: period.months.map((month) => ({ month, figures: trustFigures((months.get(month) ?? []).map(figureOf)) })),
    };
  };
