import { instantsOf, invalid } from '@setu/kit/core';
import { mustHave } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { reportedIds } from './reported-ids.js';

/** Counts the demand for cards in a period. Senior managers only. Throws `invalid` without both ends of the period. */
export const countReportedDemand: Rpc<'countReportedDemand'> =
  ({ replica: { reports } }) =>
  async ({ period, skuIds }, { actor }) => {
    mustHave(actor, 'report');
    const ids = reportedIds('sku_ids', skuIds);
    const { from, before } = instantsOf('period', period);
    if (from === undefined || before === undefined) throw invalid({ period: 'required' });
    return {
      counted: await (skuIds.length === 0
        ? reports.allDemand({ from, before })
        : reports.demand({ from, before }, ids)),
    };
  };
