import { CompanyType } from '@setu/proto/common/words';
import { RequestStatusChanged } from '@setu/proto/request/events';
import { IncoTerm, RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  deccan,
  defined,
  invitationEvents,
  inWork,
  knownSupplier,
  people,
  rate,
  rupees,
  transition,
  view,
  type World,
} from './fixtures.js';

let world: World;
const { manager, buyer, otherSupplier } = people;

beforeAll(async () => {
  world = await boot();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
  await knownSupplier(world, deccan, { type: CompanyType.SUPPLIER, shortName: 'Deccan Tools' });
});
afterAll(() => world?.close());

/** Creates a request that was sent out, with an offer at these delivery terms, and returns the ids of both. */
async function offered(incoTerm: IncoTerm, incoPlace: string) {
  const id = await inWork(world);
  const repeatable = { requestId: id, idempotencyKey: '' };
  const { invitations } = await world.client.inviteSuppliers(
    { ...repeatable, supplierCompanyIds: [deccan] },
    { actor: manager },
  );
  const terms = { price: rupees(500_000n), rate, minimumQuantum: 0, leadDays: 35, incoTerm, incoPlace };
  await world.client.giveOffer(
    { ...repeatable, ...terms, version: 0, validUntil: '2026-12-14', comment: 'Canary', files: [] },
    { actor: otherSupplier },
  );
  return { id, offerId: defined(invitations[0]).id };
}

async function passOn({ id, offerId }: { id: string; offerId: string }) {
  await world.client.sendToSupplier(transition(id), { actor: manager });
  const offer = { offerId, version: 1 };
  await world.client.recordOffer({ ...transition(id), price: rupees(500_000n), rate, offer }, { actor: manager });
}

describe('A price that the broker passes on', () => {
  it('comes with the lead time, the validity and the delivery terms of its offer, also in notifications', async () => {
    const made = await offered(IncoTerm.CIF, 'Novorossiysk');
    await passOn(made);
    const terms = { leadDays: 35, validUntil: '2026-12-14', incoTerm: IncoTerm.CIF, incoPlace: 'Novorossiysk' };
    for (const actor of [buyer, manager]) expect((await view(world, made.id, actor)).offerTerms).toEqual(terms);
    expect((await view(world, made.id, otherSupplier)).offerTerms).toBeUndefined();
    const of = { requestId: made.id, channel: '', ofClaim: false, offerId: '', at: world.clock.now().toISOString() };
    const { news } = await world.client.describeNews(
      { news: [{ ...of, status: RequestStatus.OFFER_RECEIVED }] },
      { actor: buyer },
    );
    expect(news[0]).toMatchObject(terms);
    await world.settle();
    const changed = world.events.of('setu.request.request.status_changed', RequestStatusChanged);
    expect(changed.findLast(({ requestId }) => requestId === made.id)?.terms).toMatchObject(terms);
  });

  it('names the place of destination to the customer, but not the place of loading', async () => {
    const places = [
      [IncoTerm.FOB, 'Mundra', ''],
      [IncoTerm.EXW, 'Canary Works, Pune', ''],
      [IncoTerm.DAP, 'Moscow', 'Moscow'],
    ] as const;
    for (const [term, place, shown] of places) {
      const made = await offered(term, place);
      await world.client.shareOffer(
        { requestId: made.id, offerId: made.offerId, shared: true, idempotencyKey: '' },
        { actor: manager },
      );
      const { offers } = await world.client.listOffers({ requestId: made.id }, { actor: buyer });
      expect(offers[0]?.terms).toMatchObject({ incoTerm: term, incoPlace: shown, comment: '' });
      const events = await invitationEvents(world, made.id);
      expect(events.at(-1)?.terms).toMatchObject({ incoTerm: term, incoPlace: shown });
      await passOn(made);
      expect((await view(world, made.id, buyer)).offerTerms).toMatchObject({ incoTerm: term, incoPlace: shown });
    }
  });

  it('has no terms if it was entered without an offer', async () => {
    const { id } = await offered(IncoTerm.CIF, 'Novorossiysk');
    await world.client.sendToSupplier(transition(id), { actor: manager });
    await world.client.recordOffer({ ...transition(id), price: rupees(400_000n), rate }, { actor: manager });
    expect((await view(world, id, buyer)).offerTerms).toBeUndefined();
  });
});
