import type { WriteStores } from '@setu/kit/events';
import { demandListed } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { type DemandList, forSuppliers } from '../domain/unmet-demand.js';

/**
 * Stores the list of a week and publishes it, once for each week. An empty list is stored without an event, because
 * there is nothing to read. Returns false if the week already has a list.
 */
export async function publishWeek(
  { unmetDemand, outbox }: Pick<WriteStores<Stores>, 'unmetDemand' | 'outbox'>,
  list: DemandList,
): Promise<boolean> {
  if (!(await unmetDemand.addWeek(list))) return false;
  const { week, words } = list;
  if (words.length > 0)
    await outbox.add(
      demandListed({
        week,
        supplierWords: forSuppliers(words).map((one) => one.words),
        brokerWords: words.map((one) => one.words),
      }),
    );
  return true;
}
