import { companyId } from '@setu/demo-world';
import { WebhookKind } from '@setu/proto/identity/words';
import { EstimateMade, EstimateMoved } from '@setu/proto/request/events';
import { RequestKind } from '@setu/proto/request/words';
import { afterAll, expect, it } from 'vitest';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';
import { anEvent } from './sample-events.js';

const [buyer, rival, supplier, broker, manager] = [
  'buyer@volga.example',
  'rival@onega.example',
  'supplier@kaveri.example',
  'senior@setu.example',
  'manager@setu.example',
] as const;

const url = 'http://127.0.0.1:9/hook';

// Deliveries stay in the queue, where the test reads them.
const world: World = await startIdentity({ env: { WEBHOOKS_LOCAL: '1', TASKS_DELAY_MS: '3600000' } });
afterAll(() => world.close());

const about = {
  ...{ requestId: '0192f0c0-0000-7000-8000-000000000001', kind: RequestKind.RFC, numericHash: '48151623', version: 2 },
  ...{ name: { en: 'Pump', ru: 'Насос' }, customerCompanyId: companyId('volga'), brokerManagerId: idOf(manager) },
};
const made = EstimateMade.fromPartial({ ...about, total: '1100.50', formerTotal: '1000.00', isComplete: true });
const moved = EstimateMoved.fromPartial({ ...about, totalBefore: '1100.50', totalNow: '1200.00' });
const happen = async (name: 'made' | 'moved', payload: Uint8Array) => {
  await world.publish({ ...anEvent(`setu.request.estimate.${name}`), payload: Buffer.from(payload) });
  await world.settle();
};
const noticesOf = (email: string): Promise<Record<string, string>[]> =>
  world.deps
    .db('notice')
    .where({ type: 'estimate_moved', user_id: idOf(email) })
    .pluck('params');

it('landed prices reach the webhooks and users of the customer and the broker, and nobody else', async () => {
  for (const email of [buyer, rival, supplier, broker])
    await world.client.createWebhook(
      { url, kinds: [WebhookKind.ESTIMATE_CHANGED] },
      { actor: await actorOf(world, email) },
    );
  await happen('made', EstimateMade.encode(made).finish());
  await happen('moved', EstimateMoved.encode(moved).finish());
  const deliveries: { company_id: string; body: string }[] = await world.deps
    .db('webhook_delivery')
    .join('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .where({ 'webhook.url': url })
    .orderBy('webhook_delivery.created_at')
    .select('company_id', 'body');
  const of = (company: string) =>
    deliveries.filter(({ company_id }) => company_id === company).map(({ body }) => JSON.parse(body));
  const expected = [
    { type: 'estimate.changed', data: { cause: 'version', total: 1100.5, former_total: 1000, estimate_version: 2 } },
    {
      type: 'estimate.changed',
      data: { cause: 'tables', total: 1200, former_total: 1100.5, numeric_hash: '48151623' },
    },
  ];
  expect(of(companyId('volga'))).toMatchObject(expected);
  expect(of(companyId('setu'))).toMatchObject(expected);
  expect(new Set(deliveries.map(({ company_id }) => company_id))).toEqual(
    new Set([companyId('volga'), companyId('setu')]),
  );
  expect(await noticesOf(buyer)).toMatchObject([{ before: '1100.50', now: '1200.00', numeric_hash: '48151623' }]);
  expect(await noticesOf(manager)).toHaveLength(1);
  for (const email of [rival, supplier]) expect(await noticesOf(email)).toEqual([]);
});
