import { invalid, isUuid } from '@setu/kit/core';
import { mustHave } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

const maxIds = 1000;

/** Returns the latest card counts of industries or suppliers, or of the full catalogue. For senior managers. */
export const countReportedCards: Rpc<'countReportedCards'> =
  ({ replica }) =>
  async ({ of }, { actor }) => {
    mustHave(actor, 'report');
    const { ofAll, ofIndustries, ofSuppliers, countedAt } = replica.analysis;
    const at = (await countedAt())?.toISOString() ?? '';
    if (of === undefined) return { counted: await ofAll(), countedAt: at };
    const { ids } = of.value;
    if (ids.length > maxIds) throw invalid({ ids: { code: 'max', params: { max: String(maxIds) } } });
    const known = ids.filter(isUuid);
    return { counted: await (of.$case === 'industries' ? ofIndustries(known) : ofSuppliers(known)), countedAt: at };
  };
