import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import type { NewsOf } from '@setu/proto/request/requests';
import { IncoTerm, RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  deccan,
  inWork,
  kaveri,
  knownSupplier,
  people,
  published,
  rate,
  rupees,
  sent,
  transition,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

const { buyer, buyer2, manager, manager2, rival, supplier, otherSupplier, anonymous } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
  for (const id of [kaveri, deccan])
    await knownSupplier(world, id, { type: CompanyType.SUPPLIER, shortName: `Supplier ${id}` });
});
afterAll(() => world?.close());

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const newsOf = (requestId: string, over: Partial<NewsOf> = {}): NewsOf => ({
  ...{ requestId, channel: '', ofClaim: false, offerId: '', status: RequestStatus.UNSPECIFIED, at: at('23:00') },
  ...over,
});
const describedTo = (actor: typeof buyer, ...news: NewsOf[]) => world.client.describeNews({ news }, { actor });
const post = (requestId: string, actor: typeof buyer, text: string, time: string, over: object = {}) => {
  world.clock.set(new Date(at(time)));
  const message = { requestId, channel: 'customer', messageId: systemIds.id(), text, files: [], asks: false };
  return world.client.postMessage({ ...message, idempotencyKey: '', ...over }, { actor });
};

/** Creates an accepted request with both suppliers invited, and an offer of the second one. */
async function offered() {
  const id = await inWork(world);
  const invited = { requestId: id, supplierCompanyIds: [kaveri, deccan], idempotencyKey: '' };
  const { invitations } = await world.client.inviteSuppliers(invited, { actor: manager });
  const offerId = invitations.find((one) => one.supplier?.id === deccan)?.id ?? '';
  const terms = {
    price: rupees(500_000n),
    rate,
    minimumQuantum: 0,
    leadDays: 20,
    incoTerm: IncoTerm.FOB,
    incoPlace: '',
  };
  await world.client.giveOffer(
    { requestId: id, version: 0, idempotencyKey: '', validUntil: '2026-12-20', comment: '', files: [], ...terms },
    { actor: otherSupplier },
  );
  return { id, offerId };
}

describe('The news of a message', () => {
  it("quotes the other side's newest message up to the notification, in one line", async () => {
    const { id } = await published(world);
    await post(id, manager, 'Паспорт насоса\nпереведут', '12:10');
    await post(id, buyer, 'Спасибо', '12:20');
    await post(id, manager, 'Фланцы входят в комплект', '12:30');
    const of = (time: string) => newsOf(id, { channel: 'customer', at: at(time) });
    const quotes = async (actor: typeof buyer) =>
      (await describedTo(actor, of('12:00'), of('12:15'), of('12:45'))).news.map(({ quote }) => quote);
    expect(await quotes(buyer2)).toEqual(['', 'Паспорт насоса переведут', 'Фланцы входят в комплект']);
    expect(await quotes(manager)).toEqual(['', '', 'Спасибо']);
  });

  it('is empty for everyone who may not read the conversation now', async () => {
    const { id, offerId } = await offered();
    const channel = `supplier-${offerId}`;
    await post(id, manager, 'Нужен сертификат', '13:00', { channel });
    const quote = async (actor: typeof buyer) => (await describedTo(actor, newsOf(id, { channel }))).news[0]?.quote;
    expect(await quote(otherSupplier)).toBe('Нужен сертификат');
    for (const actor of [buyer, supplier, rival]) expect(await quote(actor)).toBe('');
    const { heads } = await describedTo(rival, newsOf(id, { channel }));
    expect(heads).toEqual([]);
    await world.client.withdrawInvitation(
      { requestId: id, invitationId: offerId, idempotencyKey: '' },
      { actor: manager },
    );
    expect(await quote(otherSupplier)).toBe('');
  });
});

describe('The news of an offer', () => {
  it('states its price, its validity and its lead time to brokers, and to the customer once it is shared', async () => {
    const { id, offerId } = await offered();
    const news = async (actor: typeof buyer) => (await describedTo(actor, newsOf(id, { offerId }))).news[0];
    const terms = { price: { money: rupees(500_000n), rate }, validUntil: '2026-12-20', leadDays: 20 };
    expect(await news(manager)).toMatchObject(terms);
    expect(await news(otherSupplier)).toMatchObject(terms);
    for (const actor of [buyer, supplier, rival]) expect((await news(actor))?.price).toBeUndefined();
    await world.client.shareOffer({ requestId: id, offerId, shared: true, idempotencyKey: '' }, { actor: manager });
    expect(await news(buyer)).toMatchObject(terms);
    // The broker records the price on another day. Notifications and comparisons then have the rate of the request.
    const recordedRate = { ...rate, valueE4: 900_000n };
    await world.client.sendToSupplier(transition(id), { actor: manager });
    await world.client.recordOffer(
      { ...transition(id), price: rupees(500_000n), rate: recordedRate },
      { actor: manager },
    );
    expect((await news(buyer))?.price?.rate).toMatchObject(recordedRate);
    const { offers } = await world.client.listOffers({ requestId: id }, { actor: buyer });
    expect(offers[0]?.terms?.price?.rate).toMatchObject(recordedRate);
    const other = await published(world);
    expect((await describedTo(manager, newsOf(other.id, { offerId }))).news[0]?.price).toBeUndefined();
  });

  it('of a contract states the price and the payment with its date', async () => {
    const { id } = await sent(world);
    const payment = { amount: rupees(100_000n), dueOn: '2026-11-25' };
    await world.client.recordOffer({ ...transition(id), price: rupees(900_000n), rate }, { actor: manager });
    await world.client.selectSupplier({ ...transition(id), supplierCompanyId: kaveri }, { actor: manager });
    await world.client.signContract(
      { ...transition(id), price: rupees(900_000n), rate, supplierCompanyId: kaveri, payment },
      { actor: manager },
    );
    const status = RequestStatus.CONTRACTED;
    const [contract] = (await describedTo(buyer, newsOf(id, { status }))).news;
    expect(contract).toMatchObject({ price: { money: rupees(900_000n) }, payment });
    const [offer] = (await describedTo(buyer, newsOf(id, { status: RequestStatus.OFFER_RECEIVED }))).news;
    expect(offer).toMatchObject({ price: { money: rupees(900_000n) } });
    expect((await describedTo(otherSupplier, newsOf(id, { status }))).news[0]?.price).toBeUndefined();
  });
});

describe('A request waits for the reader of its news', () => {
  const isWaiting = async (id: string, actor: typeof buyer) =>
    (await describedTo(actor, newsOf(id))).waitingRequestIds.includes(id);

  it('while its status waits for their side and they may act, and not for a colleague of the manager', async () => {
    const { id } = await published(world);
    expect([await isWaiting(id, manager), await isWaiting(id, buyer)]).toEqual([true, false]);
    await world.client.takeIntoWork(transition(id), { actor: manager });
    expect([await isWaiting(id, manager), await isWaiting(id, manager2)]).toEqual([true, false]);
  });

  it('while a question to their side has no answer', async () => {
    const { id } = await published(world);
    await post(id, manager, 'Какой фланец нужен?', '14:00', { asks: true });
    expect(await isWaiting(id, buyer)).toBe(true);
    await post(id, buyer2, 'PN 16', '14:10');
    expect(await isWaiting(id, buyer)).toBe(false);
  });

  it('while a message to their side is unread, as on the desk', async () => {
    const { id } = await published(world);
    expect(await isWaiting(id, buyer)).toBe(false);
    await post(id, manager, 'Запрос у нас, ответим завтра', '14:00');
    expect([await isWaiting(id, buyer), await isWaiting(id, otherSupplier)]).toEqual([true, false]);
  });
});

it('News of more than 100 notifications, and for anonymous visitors, are refused', async () => {
  const many = Array.from({ length: 101 }, () => newsOf(systemIds.id()));
  expect(await refused(describedTo(buyer, ...many))).toMatchObject({ kind: 'invalid' });
  expect(await refused(describedTo(anonymous))).toMatchObject({ kind: 'unauthenticated' });
});
