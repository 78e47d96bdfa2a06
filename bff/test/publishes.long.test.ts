import { setTimeout as wait } from 'node:timers/promises';
import type { CategoryView, RequestPageView, ReservedRequestView, UnitView } from '@setu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Reply } from './browser.js';
import { startWorld, type World } from './world.js';

/** The number of requests, each sent three times concurrently: a few by default, and a thousand in the load tests. */
const publishes = Number(process.env.PUBLISHES ?? 24);
const workers = 6;

let world: World;
let buyer: Browser;
let cards: string[];
let unit: string;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example');
  const { pagination } = await buyer.get<CategoryView>(`/catalog/category/?f_search=насос&limit=${workers}`);
  cards = pagination.items.map(({ sku_id }) => sku_id);
  unit = (await buyer.get<UnitView[]>('/api/product-units'))[0]?.id ?? '';
}, 240_000);
afterAll(() => world?.close());

/** Creates the next request of a worker, alternately from its own card and from a description. */
async function draft(worker: number, turn: number): Promise<{ id: string; content: object }> {
  if (turn % 2 === 1) {
    const { request } = await buyer.get<ReservedRequestView>('/request/customer/description-to-request');
    const position = { description: `Товар ${worker}-${turn}`, comment: 'С доставкой', area: 'Склад' };
    const item = { ...position, customs_code: '07132000', count: '5', unit, price: '10' };
    return { id: request.id, content: { position: item, contract: { time_frame: 'к марту', total_price: '50' } } };
  }
  const made = await buyer.call(`/customer/request/create-from-product/${cards[worker % cards.length]}`);
  const id = made.headers.get('location')?.split('/').pop() ?? '';
  return { id, content: { count: turn + 1, comment: `Заявка ${worker}-${turn}` } };
}

type Published = { route: { params: { requestEntity: string } } };

/** Publishes as a page does: a call that a busy machine rejected is repeated unchanged for up to a minute. */
async function publish(id: string, content: object, headers: Record<string, string>): Promise<Reply<Published>> {
  for (const deadline = performance.now() + 60_000; ; ) {
    const reply = await buyer.post<Published>(`/request/publish/${id}`, content, headers);
    if (reply.status !== 503 || performance.now() > deadline) return reply;
    // Without a pause, eighteen senders would themselves be the load that prevents an answer.
    await wait(500);
  }
}

it('a request sent three times concurrently, with or without a key, is one request and one event', {
  timeout: 120_000 + publishes * 1_000,
}, async () => {
  const sent: string[] = [];
  const work = async (worker: number): Promise<void> => {
    for (let turn = 0; turn * workers + worker < publishes; turn += 1) {
      const { id, content } = await draft(worker, turn);
      const headers: Record<string, string> = turn % 4 < 2 ? { 'Idempotency-Key': id } : {};
      const replies = await Promise.all([1, 2, 3].map(() => publish(id, content, headers)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(replies.map(({ data }) => data.route.params.requestEntity))).toEqual(new Set([id]));
      sent.push(id);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));

  expect(new Set(sent).size).toBe(publishes);
  const { db } = world.services.request.deps;
  const events: { aggregate_id: string }[] = await db('outbox')
    .whereIn('aggregate_id', sent)
    .where('subject', 'setu.request.request.published')
    .select('aggregate_id');
  expect(events.map(({ aggregate_id }) => aggregate_id).sort()).toEqual([...sent].sort());
  const stored = await db('request').whereIn('id', sent).where('status', 'new').pluck('id');
  expect(stored).toHaveLength(publishes);
  const { request } = await buyer.get<RequestPageView>(`/request/customer/preview/${sent[0]}`);
  expect(request.status_events.map(({ status }) => status)).toEqual(['draft', 'new']);
});
