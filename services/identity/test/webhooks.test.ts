import { companyId } from '@setu/demo-world';
import { CardDetails } from '@setu/proto/catalogue/cards';
import { SkuPublished, SkuRemoved, SkuWithdrawn } from '@setu/proto/catalogue/events';
import { EventEnvelope } from '@setu/proto/common';
import { DeliveryState, WebhookKind } from '@setu/proto/identity/words';
import { RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { consumers } from '../src/consumers/index.js';
import { deliverOverdue } from '../src/jobs/deliver-overdue.js';
import { deliverWebhooks } from '../src/jobs/deliver-webhooks.js';
import { sendWebhook } from '../src/webhooks/sending/send-webhook.js';
import { actorOf, failureOf, startIdentity, type World } from './fixtures.js';
import { published, statusChanged } from './sample-events.js';
import { startReceiver } from './webhook-receiver.js';

// The test runs due deliveries itself, so that nothing depends on timing.
const world: World = await startIdentity({ env: { WEBHOOKS_LOCAL: '1', TASKS_DELAY_MS: '3600000' } });
const receiver = await startReceiver();
afterAll(async () => {
  await receiver.close();
  await world.close();
});

const { client, deps } = world;
const buyer = await actorOf(world, 'buyer@volga.example');
const rival = await actorOf(world, 'rival@onega.example');
const supplier = await actorOf(world, 'supplier@kaveri.example');
const all = [WebhookKind.REQUEST_PUBLISHED, WebhookKind.REQUEST_STATUS_CHANGED, WebhookKind.CARD_PUBLISHED];

const make = async (actor = buyer, kinds = all) => {
  const { webhook, secret } = await client.createWebhook({ url: receiver.url, kinds }, { actor });
  receiver.state.secret = secret;
  return webhook?.id ?? '';
};
const log = async (actor = buyer) => (await client.listWebhookDeliveries({ before: '' }, { actor })).deliveries;
const signal = new AbortController().signal;

/** Passes an event to its consumers, as the bus would. */
async function happens(event: EventEnvelope): Promise<void> {
  for (const consumer of consumers) {
    const isFor = consumer.name.startsWith('identity.webhooks-');
    const pattern = new RegExp(`^${consumer.subject.replaceAll('.', '\\.').replace('*', '\\w+')}$`);
    if (isFor && pattern.test(event.subject)) await deps.write((stores) => consumer.handle(event, stores));
  }
}

/** Makes all waiting deliveries due and sends as many as the receivers accept. */
async function run(): Promise<void> {
  const { db } = deps;
  await db('webhook_delivery')
    .where({ state: 'waiting' })
    .update({ next_at: new Date(0) });
  const lanes = await db('webhook_delivery').where({ state: 'waiting' }).distinct('webhook_id', 'object_id');
  const { run: deliver } = deliverWebhooks(deps);
  await Promise.all(lanes.map((lane) => deliver({ webhookId: lane.webhook_id, objectId: lane.object_id }, { signal })));
}

beforeEach(async () => {
  await deps.db('webhook').delete();
  receiver.got.length = 0;
  receiver.state.answer = () => 200;
});

const steps = [RequestStatus.IN_WORK, RequestStatus.SEND_TO_SUPPLIER, RequestStatus.CONTRACTED];
const statuses = () => receiver.received().map(({ body }) => body.data.status);

describe('A webhook', () => {
  it('receives its own company’s requests, signed and once per event, even if the event arrives twice', async () => {
    await make();
    const event = published();
    await happens(event);
    await happens(event);
    await happens(
      published({ requestId: '0192f0c0-0000-7000-8000-0000000000aa', customerCompanyId: companyId('onega') }),
    );
    await run();
    await run();
    expect(receiver.got).toHaveLength(1);
    const [first] = receiver.got;
    expect([first?.isSigned, first?.body.type, first?.body.data.numeric_hash]).toEqual([
      true,
      'request.published',
      '48151623',
    ]);
    expect(await log()).toMatchObject([{ id: first?.id, status: 200, attempts: 1 }]);
  });

  it('that answers with an error or is down receives each event once, in order, under the same id', async () => {
    await make();
    await happens(published());
    for (const to of steps) await happens(statusChanged({ to }));
    const answers = [500, 200, 503, 302, 200, 404, 200, 200];
    receiver.state.answer = () => answers.shift() ?? 200;
    for (let left = 6; left > 0; left -= 1) await run();
    await receiver.down();
    await happens(statusChanged({ to: RequestStatus.COMPLETED }));
    await run();
    await run();
    expect((await log())[0]).toMatchObject({ status: 0, error: 'ECONNREFUSED', attempts: 2 });
    await receiver.up();
    await run();
    await run();
    expect(statuses()).toEqual(['new', 'in_work', 'send_to_supplier', 'contracted', 'completed']);
    const ids = receiver.received().map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(receiver.got.every(({ isSigned }) => isSigned)).toBe(true);
    expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(5);
    expect((await client.listWebhooks({}, { actor: buyer })).webhooks[0]?.failingSince).toBe('');
  });

  it('receives the events of an object one at a time, even with concurrent senders', async () => {
    await make();
    await happens(published());
    for (const to of steps) await happens(statusChanged({ to }));
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(statuses()).toEqual(['new', 'in_work', 'send_to_supplier', 'contracted']);
  });

  it('receives all its due events as soon as one object’s events are sent', async () => {
    const webhookId = await make();
    const objectIds = [1, 2, 3, 4, 5].map((last) => `0192f0c0-0000-7000-8000-00000000000${last}`);
    for (const requestId of objectIds) await happens(published({ requestId }));
    await deps.db('webhook_delivery').update({ next_at: new Date(0) });
    await deliverWebhooks(deps).run({ webhookId, objectId: objectIds[3] }, { signal });
    expect(receiver.received()).toHaveLength(5);
  });

  it('receives nothing while its company is locked, and waiting events can be sent again afterwards', async () => {
    const webhookId = await make();
    await happens(published());
    const company = deps.db('company').where({ id: buyer.companyId });
    await company.clone().update({ active: false });
    await run();
    await happens(statusChanged({ to: RequestStatus.IN_WORK }));
    await company.clone().update({ active: true });
    const [only, ...others] = await log();
    expect([only?.state, only?.error, others, receiver.got]).toEqual([
      DeliveryState.GIVEN_UP,
      'company_locked',
      [],
      [],
    ]);
    await client.resendWebhookDelivery({ webhookId, deliveryId: only?.id ?? '' }, { actor: buyer });
    await run();
    expect(receiver.received().map(({ id }) => id)).toEqual([only?.id]);
  });

  it('has a log that only its own company reads, page by page', async () => {
    await make();
    const idOf = (last: number) => `0192f0c0-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
    for (let last = 31; last > 0; last -= 1) await happens(published({ requestId: idOf(last) }));
    const first = await client.listWebhookDeliveries({ before: '' }, { actor: buyer });
    expect([first.deliveries.length, first.deliveries[0]?.objectId, first.hasOlder]).toEqual([30, idOf(1), true]);
    const before = first.deliveries.at(-1)?.id ?? '';
    const second = await client.listWebhookDeliveries({ before }, { actor: buyer });
    expect([second.deliveries.map(({ objectId }) => objectId), second.hasOlder]).toEqual([[idOf(31)], false]);
    const foreign = client.listWebhookDeliveries({ before }, { actor: rival });
    expect((await failureOf(foreign)).kind).toBe('not_found');
  });

  it('of a supplier receives a request only after it was sent to that supplier, without the buyer’s name', async () => {
    await make(supplier);
    await happens(published());
    await happens(statusChanged({ to: RequestStatus.IN_WORK }));
    await happens(statusChanged({ to: RequestStatus.SEND_TO_SUPPLIER, supplierSees: true, supplierIsNew: true }));
    await run();
    expect(statuses()).toEqual(['send_to_supplier']);
    expect(JSON.stringify(receiver.got)).not.toContain('Волга');
    expect(JSON.stringify(receiver.got)).not.toContain(companyId('volga'));
  });

  it('receives its company’s cards once they are public, and no other company’s', async () => {
    await make(supplier, [WebhookKind.CARD_PUBLISHED, WebhookKind.CARD_WITHDRAWN]);
    const [skuId, vendorCode] = ['0192f0c0-0000-7000-8000-0000000000c1', 'KV-1'];
    const publishEvent = async (what: string, payload: Uint8Array) => {
      const [{ id }, subject] = [published(), `setu.catalogue.sku.${what}`];
      const occurredAt = '2026-11-20T09:30:00.000Z';
      await happens(EventEnvelope.fromPartial({ id, subject, occurredAt, payload: Buffer.from(payload) }));
    };
    const becomesPublic = (company: string) => {
      const card = { skuId, vendorCode, name: { en: 'Pump', ru: 'Насос' }, company: { id: company } };
      const made = SkuPublished.fromPartial({ card: CardDetails.fromPartial({ card }) });
      return publishEvent('published', SkuPublished.encode(made).finish());
    };
    const kaveri = { skuId, vendorCode, companyId: companyId('kaveri') };
    await becomesPublic(companyId('deccan'));
    await becomesPublic(companyId('kaveri'));
    await publishEvent('withdrawn', SkuWithdrawn.encode(SkuWithdrawn.fromPartial(kaveri)).finish());
    await publishEvent('removed', SkuRemoved.encode(SkuRemoved.fromPartial(kaveri)).finish());
    await becomesPublic(companyId('kaveri'));
    await publishEvent('removed', SkuRemoved.encode(SkuRemoved.fromPartial({ ...kaveri, wasPublic: true })).finish());
    await run();
    expect(receiver.got.map(({ body }) => [body.type, body.data.vendor_code])).toEqual([
      ['card.published', vendorCode],
      ['card.withdrawn', vendorCode],
      ['card.published', vendorCode],
      ['card.withdrawn', vendorCode],
    ]);
  });

  it('is retried for three days, then switched off with a notification, and switched on again by a successful delivery', async () => {
    const webhookId = await make();
    await happens(published());
    receiver.state.answer = () => 500;
    await run();
    const { db } = deps;
    const long = new Date(0);
    await db('webhook_delivery').update({ since: long });
    await db('webhook').update({ failing_since: long });
    await happens(statusChanged({ to: RequestStatus.IN_WORK }));
    await run();
    const [webhook] = (await client.listWebhooks({}, { actor: buyer })).webhooks;
    expect(webhook?.offAt).not.toBe('');
    expect((await log()).map(({ state }) => state)).toEqual([DeliveryState.GIVEN_UP, DeliveryState.GIVEN_UP]);
    const notices = await db('notice').where({ type: 'webhook_failed', user_id: buyer.userId });
    expect(notices).toHaveLength(1);
    await happens(statusChanged({ to: RequestStatus.CONTRACTED }));
    expect(await log()).toHaveLength(2);
    receiver.state.answer = () => 200;
    const oldest = (await log()).at(-1)?.id ?? '';
    await client.resendWebhookDelivery({ webhookId, deliveryId: oldest }, { actor: buyer });
    await run();
    expect(receiver.received().map(({ id }) => id)).toEqual([oldest]);
    expect((await client.listWebhooks({}, { actor: buyer })).webhooks[0]?.offAt).toBe('');
  });

  it('is hidden from other companies, and shows its secret once', async () => {
    const webhookId = await make();
    await happens(published());
    const [delivery] = await log();
    const colleague = { ...buyer, permissions: [] };
    expect((await failureOf(client.listWebhooks({}, { actor: colleague }))).kind).toBe('forbidden');
    expect(await log(rival)).toEqual([]);
    const deliveryId = delivery?.id ?? '';
    expect((await failureOf(client.resendWebhookDelivery({ webhookId, deliveryId }, { actor: rival }))).kind).toBe(
      'not_found',
    );
    expect((await failureOf(client.removeWebhook({ webhookId }, { actor: rival }))).kind).toBe('not_found');
    const secret = Buffer.from(receiver.state.secret.replace('whsec_', ''), 'base64');
    const [{ sealed_secret: sealed }] = await deps.db('webhook');
    expect(sealed.includes(secret)).toBe(false);
    await client.removeWebhook({ webhookId }, { actor: buyer });
    await run();
    expect(receiver.got).toEqual([]);
  });

  it('is queued again if the process that was sending to it has stopped', async () => {
    await make();
    await happens(published());
    const { db } = deps;
    await db('webhook_delivery').update({ next_at: new Date(0), claimed_until: new Date(1) });
    const queued = async () =>
      (await db.raw(`select key from jobs where task_identifier = 'identity.deliver-webhooks'`)).rows.length;
    await db.raw(`select remove_job(key) from jobs where task_identifier = 'identity.deliver-webhooks'`);
    expect(await queued()).toBe(0);
    await deliverOverdue(deps).run({}, { signal });
    expect(await queued()).toBe(1);
  });
});

describe('Sending a webhook', () => {
  const to = { headers: {}, body: '{}', allowsLocal: false };

  it('connects to no private address, neither by number nor by name nor by redirect', async () => {
    for (const url of [receiver.url, receiver.url.replace('127.0.0.1', 'localhost'), 'https://[::1]/'])
      expect(await sendWebhook({ ...to, url })).toEqual({ error: 'private_address' });
    receiver.state.answer = () => 302;
    expect(await sendWebhook({ ...to, url: receiver.url, allowsLocal: true })).toEqual({ status: 302, error: '' });
    expect(receiver.got).toHaveLength(1);
  });

  it('gives up on a silent receiver after the time limit', async () => {
    receiver.state.answer = () => 'silent';
    const sent = await sendWebhook({ ...to, url: receiver.url, allowsLocal: true, limitMs: 50 });
    expect(sent).toEqual({ error: 'timeout' });
  });

  it('gives up on a receiver that answers with another protocol', async () => {
    receiver.state.answer = () => 'switches';
    expect(await sendWebhook({ ...to, url: receiver.url, allowsLocal: true })).toEqual({ error: 'no_answer' });
  });
});
