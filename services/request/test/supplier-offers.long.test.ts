import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import type { GiveOfferRequest } from '@setu/proto/request/invitations';
import { DeclineReason, IncoTerm, InvitationState, OfferMerit, RequestStatus } from '@setu/proto/request/words';
import { invitationStepWord, requestStatusWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  companyChanged,
  deccan,
  defined,
  file,
  invitationEvents,
  inWork,
  kaveri,
  knownSupplier,
  people,
  rate,
  refusal,
  rupees,
  transition,
  view,
  volga,
  type World,
  withdrawInvitation,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
const { manager, manager2, buyer, buyer2, rival, supplier, otherSupplier, anonymous } = people;
const third = systemIds.id();
const thirdSupplier = { ...supplier, companyId: third, userId: systemIds.id() };

beforeAll(async () => {
  world = await boot();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
  await companyChanged(world, { companyId: volga, shortName: 'Волга' });
  for (const id of [kaveri, deccan, third])
    await knownSupplier(world, id, { type: CompanyType.SUPPLIER, shortName: `Supplier ${id}` });
});
afterAll(() => world?.close());

type Over = Partial<GiveOfferRequest>;
const terms = (requestId: string, over: Over = {}): GiveOfferRequest => ({
  ...{ requestId, version: 0, idempotencyKey: '', price: rupees(500_000n), rate, minimumQuantum: 10, leadDays: 20 },
  ...{ incoTerm: IncoTerm.FOB, incoPlace: 'Mundra', validUntil: '2026-12-20', comment: 'Canary words', files: [] },
  ...over,
});
const give = (id: string, over: Over = {}, actor = otherSupplier) => world.client.giveOffer(terms(id, over), { actor });
const ownOffer = (requestId: string, actor = otherSupplier) => world.client.getOffer({ requestId }, { actor });
const offers = (requestId: string, actor = manager) => world.client.listOffers({ requestId }, { actor });
const share = (requestId: string, offerId: string, shared = true, actor = manager) =>
  world.client.shareOffer({ requestId, offerId, shared, idempotencyKey: '' }, { actor });
const prefer = (requestId: string, offerId: string, actor = buyer) =>
  world.client.preferOffer({ requestId, offerId, idempotencyKey: '' }, { actor });
const pick = (
  requestId: string,
  offerId: string,
  over: { version?: number; offerVersion?: number } = {},
  actor = manager,
) =>
  world.client.pickOffer({ requestId, offerId, version: 0, offerVersion: 0, idempotencyKey: '', ...over }, { actor });
const decline = (requestId: string, reason = DeclineReason.OUT_OF_STOCK, comment = '', actor = otherSupplier) =>
  world.client.declineInvitation({ requestId, reason, comment, idempotencyKey: '' }, { actor });
const stepsOf = async (requestId: string) =>
  (await invitationEvents(world, requestId)).map(({ step }) => invitationStepWord(step));

/** Creates an accepted request for a Kaveri card with these suppliers invited. */
async function invited(...companies: string[]): Promise<string> {
  const id = await inWork(world);
  await world.client.inviteSuppliers(
    { requestId: id, supplierCompanyIds: companies, idempotencyKey: '' },
    { actor: manager },
  );
  return id;
}
const idOf = async (requestId: string, companyId: string) =>
  defined((await offers(requestId)).offers.find((offer) => offer.supplier?.id === companyId)).id;

describe('Submitting an offer', () => {
  it("stores it with the day's exchange rate, changes it by version, and does nothing for a repeat", async () => {
    const id = await invited(deccan);
    expect(await ownOffer(id)).toMatchObject({ terms: undefined, mayAnswer: true, state: InvitationState.OPEN });
    const attached = file('Kaveri quote.pdf');
    const first = defined((await give(id, { files: [attached] })).offer);
    expect(first.terms).toMatchObject({ version: 1, price: { rate: { date: '2026-11-20' } }, files: [attached] });
    expect(await ownOffer(id)).toEqual(first);
    await give(id, { files: [attached] });
    const later = { ...rate, date: '2026-11-21' };
    const changed = defined((await give(id, { version: 1, leadDays: 5, rate: later, files: [attached] })).offer?.terms);
    expect(changed).toMatchObject({ version: 2, leadDays: 5, price: { rate: { date: '2026-11-20' } } });
    expect(await refused(give(id, { version: 1, leadDays: 6 }))).toMatchObject({
      kind: 'stale',
      params: { current_version: '2' },
    });
    const dearer = defined((await give(id, { version: 2, price: rupees(600_000n), rate: later })).offer?.terms);
    expect(dearer.price?.rate?.date).toBe('2026-11-21');
    expect(await stepsOf(id)).toEqual(['invited', 'offer_given', 'offer_changed', 'offer_changed']);
  });

  it('reports all wrong fields together, and only to suppliers who may make an offer', async () => {
    const id = await invited(deccan);
    const wrong: Over = { price: rupees(0n), leadDays: 0, minimumQuantum: -1, validUntil: '2026-11-19' };
    expect((await refused(give(id, wrong))).fields).toEqual({
      price: 'not_positive',
      lead_days: 'required',
      minimum_quantum: 'not_positive',
      valid_until: 'date_past',
    });
    for (const [day, code] of [
      ['', 'required'],
      ['2026-02-31', 'invalid_date'],
      ['2028-01-01', 'date_too_far'],
    ] as const)
      expect((await refused(give(id, { validUntil: day }))).fields).toEqual({ valid_until: code });
    for (const who of [supplier, thirdSupplier, rival])
      expect(await refused(give(id, wrong, who))).toMatchObject({ kind: 'not_found' });
    for (const who of [manager, buyer])
      expect(await refused(give(id, wrong, who))).toMatchObject({ code: 'access_denied' });
    expect(await refused(give(id, wrong, anonymous))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('accepts a new offer after the old one expired', async () => {
    const id = await invited(deccan);
    await give(id, { validUntil: '2026-11-21' });
    const at = world.clock.now();
    world.clock.set(new Date('2026-11-21T18:31:00Z'));
    expect((await ownOffer(id)).terms?.expired).toBe(true);
    expect(await refused(pick(id, await idOf(id, deccan)))).toMatchObject({ code: 'offer_expired' });
    await give(id, { validUntil: '2026-11-30' });
    world.clock.set(at);
    expect((await stepsOf(id)).slice(1)).toEqual(['offer_given', 'offer_given']);
  });

  it("ends when the supplier declines, which does not change the request's status", async () => {
    const id = await invited(deccan, third);
    await give(id);
    const offerId = await idOf(id, deccan);
    expect((await refused(decline(id, DeclineReason.OTHER))).fields).toEqual({ comment: 'required' });
    expect((await refused(decline(id, DeclineReason.UNSPECIFIED))).fields).toEqual({ reason: 'required' });
    const first = await decline(id);
    expect(first.offer).toMatchObject({ state: InvitationState.DECLINED, mayAnswer: false });
    expect(await decline(id)).toEqual(first);
    expect(await refused(give(id))).toMatchObject({ code: 'conflict' });
    expect(await refused(pick(id, offerId))).toMatchObject({ code: 'offer_withdrawn' });
    expect((await view(world, id, manager)).status).toBe(RequestStatus.IN_WORK);
    expect(await ownOffer(id, thirdSupplier)).toMatchObject({ mayAnswer: true });
    expect(await stepsOf(id)).toEqual(['invited', 'invited', 'offer_given', 'declined']);
  });
});

describe('Comparing offers', () => {
  it('sorts them with the best values marked, and names the suppliers to managers', async () => {
    const id = await invited(deccan, third, kaveri);
    await give(id, { price: rupees(900n), leadDays: 3, minimumQuantum: 5 });
    await give(id, { price: rupees(700n), validUntil: '2026-12-25', minimumQuantum: 50 }, thirdSupplier);
    await give(id, { price: rupees(100n), validUntil: '2026-11-20', leadDays: 1 }, supplier);
    const at = world.clock.now();
    world.clock.set(new Date('2026-11-21T12:00:00Z'));
    const found = (await offers(id)).offers;
    world.clock.set(at);
    expect(found.map((offer) => [offer.supplier?.id, offer.best, offer.terms?.expired])).toEqual([
      [third, [OfferMerit.PRICE, OfferMerit.VALID_UNTIL], false],
      [deccan, [OfferMerit.LEAD_DAYS, OfferMerit.MINIMUM_QUANTUM], false],
      [kaveri, [], true],
    ]);
    for (const who of [otherSupplier, supplier])
      expect(await refused(offers(id, who))).toMatchObject({ code: 'access_denied' });
    expect(await refused(offers(id, rival))).toMatchObject({ kind: 'not_found' });
    expect(await refused(share(id, found[0]?.id ?? '', true, manager2))).toMatchObject({ code: 'access_denied' });
  });

  it("shows them to the customer by number without the supplier's free text, and lets the customer prefer one", async () => {
    const id = await invited(deccan, third);
    await give(id, { files: [file('Canary.pdf')] });
    await give(id, { price: rupees(1n) }, thirdSupplier);
    const [one, two] = [await idOf(id, deccan), await idOf(id, third)];
    expect((await offers(id, buyer)).offers).toEqual([]);
    expect(await refused(prefer(id, one))).toMatchObject({ kind: 'not_found' });
    await share(id, one);
    await share(id, one);
    await share(id, two);
    const viewed = await offers(id, buyer2);
    expect(
      viewed.offers.map(({ number, supplier: its, terms: t }) => [number, its, t?.comment, t?.incoPlace, t?.files]),
    ).toEqual([
      [2, undefined, '', '', []],
      [1, undefined, '', '', []],
    ]);
    const text = JSON.stringify(viewed, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    expect(text).not.toMatch(new RegExp(`Canary|Mundra|${deccan}|${third}|Supplier`));
    await prefer(id, one);
    await prefer(id, two);
    await prefer(id, two);
    expect((await offers(id)).offers.map(({ preferred }) => preferred)).toEqual([true, false]);
    expect(await refused(prefer(id, one, manager))).toMatchObject({ code: 'access_denied' });
    expect(await refused(prefer(id, one, { ...buyer, commerceAllowed: false }))).toMatchObject({
      code: 'commerce_not_allowed',
    });
    await share(id, two, false);
    expect((await offers(id, buyer)).offers.map(({ number, preferred }) => [number, preferred])).toEqual([[1, false]]);
    expect((await stepsOf(id)).slice(4)).toEqual(['shared', 'shared', 'preferred', 'preferred', 'unshared']);
  });
});

describe('Picking an offer', () => {
  it.each([
    ['in_work', 0],
    ['send_to_supplier', 1],
    ['offer_received', 2],
  ])('from %s makes every transition up to supplier_selected, with its price and supplier', async (_, transitions) => {
    const id = await invited(deccan, third);
    await give(id, { price: rupees(4_200n) });
    await give(id, {}, thirdSupplier);
    if (transitions > 0) await world.client.sendToSupplier(transition(id), { actor: manager });
    if (transitions > 1)
      await world.client.recordOffer({ ...transition(id), price: rupees(5n), rate }, { actor: manager });
    const { version } = await view(world, id, manager);
    const offerId = await idOf(id, deccan);
    const picked = defined((await pick(id, offerId, { version, offerVersion: 1 })).request);
    expect(picked).toMatchObject({ status: RequestStatus.SUPPLIER_SELECTED, supplier: { id: deccan } });
    expect(picked.offerPrice).toMatchObject({ money: rupees(4_200n), rate: { date: '2026-11-20' } });
    expect(picked.history.map(({ status }) => requestStatusWord(status))).toEqual([
      'draft',
      'new',
      'in_work',
      'send_to_supplier',
      'offer_received',
      'supplier_selected',
    ]);
    expect((await pick(id, offerId, { version, offerVersion: 1 })).request).toEqual(picked);
    expect(await refused(pick(id, await idOf(id, third)))).toMatchObject({ code: 'conflict' });
    expect((await stepsOf(id)).slice(-2).sort()).toEqual(
      transitions === 0 ? ['chosen', 'not_chosen'] : expect.any(Array),
    );
    expect(await ownOffer(id, thirdSupplier)).toMatchObject({
      state: InvitationState.NOT_CHOSEN,
      mayAnswer: false,
      terms: { version: 1 },
    });
    expect(await refused(give(id))).toMatchObject({ code: 'conflict' });
    expect((await view(world, id, otherSupplier)).offerPrice?.money).toEqual(rupees(4_200n));
  });

  it('is rejected for an outdated version and for users who do not manage the request', async () => {
    const id = await invited(deccan);
    await give(id);
    const offerId = await idOf(id, deccan);
    const { version } = await view(world, id, manager);
    await give(id, { leadDays: 99 });
    expect(await refused(pick(id, offerId, { offerVersion: 1 }))).toMatchObject({ kind: 'stale' });
    expect(await refused(pick(id, offerId, { version: version - 1 }))).toMatchObject({ code: 'conflict' });
    for (const who of [buyer])
      expect(await refused(pick(id, offerId, {}, who))).toMatchObject({ code: 'access_denied' });
    expect(await refused(pick(id, systemIds.id()))).toMatchObject({ kind: 'not_found' });
    expect((await view(world, id, manager)).status).toBe(RequestStatus.IN_WORK);
    await world.client.sendToSupplier(transition(id), { actor: manager });
    const record = (offer: { offerId: string; version: number }) =>
      world.client.recordOffer({ ...transition(id), price: rupees(610_000n), offer }, { actor: manager });
    expect(await refused(record({ offerId, version: 1 }))).toMatchObject({ kind: 'stale' });
    expect(await refused(record({ offerId: systemIds.id(), version: 2 }))).toMatchObject({ kind: 'not_found' });
    expect((await record({ offerId, version: 2 })).request?.offerPrice?.money).toEqual(rupees(610_000n));
  });

  it('succeeds for one of several concurrent picks, whatever else happens at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await invited(deccan, third);
      await give(id, { price: rupees(1_000n) });
      await give(id, { price: rupees(2_000n) }, thirdSupplier);
      const [one, two] = [await idOf(id, deccan), await idOf(id, third)];
      const results = await Promise.allSettled([
        pick(id, one, { offerVersion: 1 }),
        pick(id, two, { offerVersion: 1 }, people.senior),
        give(id, { price: rupees(9n) }),
        withdrawInvitation(world, id, two),
        ...(round % 2 ? [world.client.cancelRequest(refusal(id), { actor: buyer })] : []),
      ]);
      const after = await view(world, id, manager);
      const chosen = (await offers(id)).offers.filter(({ state }) => state === InvitationState.CHOSEN);
      const picks = results.slice(0, 2).filter(({ status }) => status === 'fulfilled');
      expect(picks.length).toBe(chosen.length);
      expect(chosen.length).toBeLessThan(2);
      if (after.status === RequestStatus.SUPPLIER_SELECTED)
        expect([after.supplier?.id, after.offerPrice?.money]).toEqual([
          chosen[0]?.supplier?.id,
          chosen[0]?.terms?.price?.money,
        ]);
    }
  });
});
