import type { Actor } from '@setu/proto/common';
import { RequestPublished } from '@setu/proto/request/events';
import { RequestKind, RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentContent } from '../src/wire/document-content.js';
import {
  boot,
  card,
  defined,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  rate,
  rupees,
  sent,
  transition,
  view,
  type World,
} from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri);
});
afterAll(() => world?.close());

it('a request for a card with a price range has the range on its page, in lists and in documents until an offer exists', async () => {
  const of = card({ price: 39_800n });
  const ranged = { ...of, card: { ...defined(of.card), priceTo: rupees(45_700n) } };
  const { id } = await sent(world, ranged);
  const inList = async (status: RequestStatus) => {
    const query = listQuery({ kind: RequestKind.RFC, statuses: [status] });
    const { rows } = await world.client.listRequests(query, { actor: people.manager });
    return defined(rows.find((row) => row.id === id)).totalPrice;
  };
  const isLowestOnDesk = async (actor: Actor, status: RequestStatus) => {
    const { stages } = await world.client.getDesk({ reason: WaitingReason.UNSPECIFIED, page: 1 }, { actor });
    return stages.find((stage) => stage.status === status)?.isLowerBound;
  };
  const { condition, customerPrice, ...page } = await view(world, id, people.buyer);
  const count = BigInt(defined(condition).count);
  const [from, to] = [39_800n * count, 45_700n * count];
  expect([customerPrice?.money?.minor, customerPrice?.upTo?.minor]).toEqual([from, to]);
  await world.settle();
  const [sentOff] = world.events.of('setu.request.request.published', RequestPublished).slice(-1);
  expect([sentOff?.terms?.price?.minor, sentOff?.terms?.priceUpTo?.minor]).toEqual([from, to]);
  const total = await inList(RequestStatus.SEND_TO_SUPPLIER);
  expect([total?.money?.minor, total?.upTo?.minor]).toEqual([from, to]);
  const [amount] = documentContent('request', { ...page, condition, customerPrice }, people.buyer).amounts;
  expect([amount?.rupees, amount?.upTo?.rupees]).toEqual([String(from), String(to)]);

  for (const actor of [people.manager, people.buyer, people.supplier])
    expect(await isLowestOnDesk(actor, RequestStatus.SEND_TO_SUPPLIER)).toBe(true);

  await world.client.recordOffer({ ...transition(id), price: rupees(4_200_000n), rate }, { actor: people.manager });
  const offered = await inList(RequestStatus.OFFER_RECEIVED);
  expect([offered?.money?.minor, offered?.upTo]).toEqual([4_200_000n, undefined]);
  expect(await isLowestOnDesk(people.buyer, RequestStatus.OFFER_RECEIVED)).toBe(false);
});
