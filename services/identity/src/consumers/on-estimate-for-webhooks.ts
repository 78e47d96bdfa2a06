import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { requestKindWord } from '@setu/proto/wire-words';
import type { Stores } from '../store/index.js';
import { queueDeliveries } from '../webhooks/changes/queue-deliveries.js';

type About = Pick<wire.EstimateMade, 'requestId' | 'kind' | 'numericHash' | 'name' | 'version'>;

const dataOf = ({ requestId: id, kind, numericHash, name, version: estimate_version }: About) => ({
  ...{ id, numeric_hash: numericHash, kind: requestKindWord(kind) ?? '', estimate_version },
  name: { en: name?.en ?? '', ru: name?.ru ?? '' },
});

/** Returns roubles as a number. An absent amount is left out of the JSON. */
const roubles = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/**
 * Sends the landed prices of requests to webhooks of the customer and the brokers: each version, and each move by
 * changed tables. Suppliers get nothing, because they may not see roubles or the customer's costs.
 */
export const onEstimateForWebhooks: Consumer<Stores> = {
  name: 'identity.webhooks-of-estimates',
  subject: 'setu.request.estimate.*',
  handle: async (event, stores) => {
    const isMoved = event.subject.endsWith('.moved');
    const [about, data] = isMoved ? moved(event.payload) : made(event.payload);
    await queueDeliveries(stores, {
      ...{ event, kind: 'estimate_changed', objectId: about.requestId, companyIds: [about.customerCompanyId] },
      dataFor: () => data,
    });
  },
};

function made(payload: Buffer): [wire.EstimateMade, object] {
  const estimate = wire.EstimateMade.decode(payload);
  const { total, formerTotal, isComplete } = estimate;
  const totals = { total: roubles(total), former_total: roubles(formerTotal), is_complete: isComplete };
  return [estimate, { ...dataOf(estimate), cause: 'version', ...totals }];
}

function moved(payload: Buffer): [wire.EstimateMoved, object] {
  const estimate = wire.EstimateMoved.decode(payload);
  const { totalNow, totalBefore } = estimate;
  const totals = { total: roubles(totalNow), former_total: roubles(totalBefore), is_complete: true };
  return [estimate, { ...dataOf(estimate), cause: 'tables', ...totals }];
}
