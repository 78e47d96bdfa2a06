import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { RequestStatusChanged } from '@setu/proto/request/events';
import { IncoTerm, InvitationState, InvitationStep, RequestStatus } from '@setu/proto/request/words';
import { invitationStepWord, requestStatusWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  companyChanged,
  deccan,
  file,
  invitationEvents,
  inWork,
  kaveri,
  knownSupplier,
  people,
  published,
  rate,
  refusal,
  rupees,
  sent,
  transition,
  view,
  volga,
  type World,
  withdrawInvitation,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
const { manager, manager2, senior, buyer, supplier, otherSupplier } = people;
const third = systemIds.id();

beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'Волга', inn: '7707083893' });
  await knownSupplier(world, kaveri, { shortName: 'Kaveri Agro' });
  await knownSupplier(world, deccan, { shortName: 'Deccan Tools' });
  await knownSupplier(world, third, { shortName: 'Third' });
});
afterAll(() => world?.close());

const invite = (requestId: string, supplierCompanyIds: string[], actor: Actor = manager, idempotencyKey = '') =>
  world.client.inviteSuppliers({ requestId, supplierCompanyIds, idempotencyKey }, { actor });
const list = (requestId: string, actor: Actor = manager) => world.client.listInvitations({ requestId }, { actor });
const states = async (requestId: string) =>
  Object.fromEntries((await list(requestId)).invitations.map(({ supplier: company, state }) => [company?.id, state]));
const invitationOf = async (requestId: string, companyId: string): Promise<string> =>
  (await list(requestId)).invitations.find(({ supplier: company }) => company?.id === companyId)?.id ?? '';
const eventsOf = (requestId: string) => invitationEvents(world, requestId);
const statusEventsOf = async (requestId: string) => {
  await world.settle();
  const all = world.events.of('setu.request.request.status_changed', RequestStatusChanged);
  return all.filter((event) => event.requestId === requestId);
};
const stepsOf = async (requestId: string) =>
  (await eventsOf(requestId)).map(({ step, supplierCompanyId: of }) => [invitationStepWord(step), of]);

describe('Inviting suppliers', () => {
  it('invites each supplier once, notifies only that supplier and lets it see the request', async () => {
    const id = await inWork(world, [file()]);
    expect(await refused(view(world, id, otherSupplier))).toMatchObject({ kind: 'not_found' });
    const { invitations } = await invite(id, [deccan, third, deccan.toUpperCase()]);
    expect(invitations.map(({ supplier: company, state }) => [company?.shortName, company?.inn, state])).toEqual([
      ['Deccan Tools', '', InvitationState.OPEN],
      ['Third', '', InvitationState.OPEN],
    ]);
    expect((await invite(id, [deccan])).invitations).toEqual(invitations);
    expect(await stepsOf(id)).toEqual([
      ['invited', deccan],
      ['invited', third],
    ]);
    expect((await eventsOf(id))[0]).toMatchObject({ version: 1, byMove: false, shared: false });
    expect((await eventsOf(id))[0]?.requestFileIds).toHaveLength(1);
    expect(await view(world, id, otherSupplier)).toMatchObject({
      permissions: ['view'],
      moves: [],
      contact: undefined,
    });
    expect(await refused(view(world, id, supplier))).toMatchObject({ kind: 'not_found' });
  });

  it("keeps the request's version until its own supplier is invited, which sends it out with one event", async () => {
    const id = await inWork(world, [file()]);
    const { version } = await view(world, id, manager);
    await invite(id, [deccan, third]);
    expect(await view(world, id, manager)).toMatchObject({ version, status: RequestStatus.IN_WORK });
    for (const _ of [1, 2]) await invite(id, [kaveri]);
    expect(await view(world, id, manager)).toMatchObject({ status: RequestStatus.SEND_TO_SUPPLIER });
    expect(await stepsOf(id)).toEqual([deccan, third, kaveri].map((company) => ['invited', company]));
    // The supplier is notified of its invitation only, and the customer of the status.
    expect((await statusEventsOf(id)).slice(-1)).toMatchObject([
      { from: RequestStatus.IN_WORK, supplierIsNew: false, offerShown: false },
    ]);
  });

  it('and sending the request out after the customer has seen an offer says so in the event', async () => {
    const id = await inWork(world);
    await invite(id, [deccan]);
    const validUntil = new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
    const terms = { price: rupees(500_000n), rate, leadDays: 20, validUntil };
    const offer = { requestId: id, ...terms, version: 0, minimumQuantum: 0, incoTerm: IncoTerm.FOB, incoPlace: '' };
    await world.client.giveOffer({ ...offer, comment: '', files: [], idempotencyKey: '' }, { actor: otherSupplier });
    const offerId = await invitationOf(id, deccan);
    await world.client.shareOffer({ requestId: id, offerId, shared: true, idempotencyKey: '' }, { actor: manager });
    await world.client.sendToSupplier(transition(id), { actor: manager });
    expect((await statusEventsOf(id)).map(({ offerShown }) => offerShown)).toEqual([false, true]);
  });

  it("is for the request's manager, while the request has no supplier", async () => {
    const fresh = (await published(world)).id;
    const id = await inWork(world, [file()]);
    expect(await refused(invite(fresh, [deccan]))).toMatchObject({ code: 'conflict' });
    for (const who of [buyer, manager2])
      expect(await refused(invite(id, [deccan], who))).toMatchObject({ kind: 'forbidden' });
    for (const who of [people.rival, otherSupplier, people.reviewer])
      expect(await refused(invite(id, [], who))).toMatchObject({ kind: 'not_found' });
    expect(await refused(invite(id, [deccan], people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
    await invite(id, [deccan], senior);
    await world.client.sendToSupplier(transition(id), { actor: manager });
    await invite(id, [third]);
    await world.client.recordOffer({ ...transition(id), price: rupees(5n) }, { actor: manager });
    await world.client.selectSupplier({ ...transition(id), supplierCompanyId: '' }, { actor: manager });
    expect(await refused(invite(id, [third]))).toMatchObject({ code: 'conflict' });
    expect(await list(id)).toMatchObject({ mayInvite: false });
  });

  it('accepts active suppliers only, ten at most', async () => {
    const id = await inWork(world, [file()]);
    const [locked, black] = [systemIds.id(), systemIds.id()];
    await knownSupplier(world, locked, { active: false });
    await knownSupplier(world, black, { blacklisted: true });
    const of = async (...ids: string[]) => (await refused(invite(id, ids))).fields.suppliers;
    expect(await of()).toBe('required');
    for (const wrong of [[locked, black], [volga], [systemIds.id()], [deccan, 'x']])
      expect(await of(...wrong)).toBe('invalid_option');
    expect((await list(id)).invitations).toEqual([]);
    const some = await inWork(world, [file()]);
    const { invitations, refused: left } = await invite(some, [deccan, locked, volga]);
    expect(invitations).toHaveLength(1);
    expect(left.map(({ companyId, code }) => [companyId, code])).toEqual([
      [locked, 'supplier_locked'],
      [volga, 'supplier_unknown'],
    ]);
    const ten = Array.from({ length: 10 }, () => systemIds.id());
    for (const each of ten) await knownSupplier(world, each);
    expect(await of(...ten, deccan)).toBe('too_many');
    await invite(id, ten);
    expect(await of(deccan)).toBe('too_many');
    await withdrawInvitation(world, id, await invitationOf(id, ten[0] ?? ''));
    expect((await invite(id, [deccan])).invitations).toHaveLength(11);
    expect(await list(id)).toMatchObject({ mayInvite: true });
  });

  it('by two managers concurrently creates one invitation for each supplier', async () => {
    const id = await inWork(world, [file()]);
    await Promise.all(Array.from({ length: 8 }, (_, n) => invite(id, n % 2 ? [deccan] : [third, deccan])));
    expect((await list(id)).invitations).toHaveLength(2);
    expect(await stepsOf(id)).toHaveLength(2);
  });

  it('lists the invitations for managers only', async () => {
    const { id } = await sent(world);
    expect((await list(id, manager2)).mayInvite).toBe(false);
    for (const who of [buyer, supplier]) expect(await refused(list(id, who))).toMatchObject({ kind: 'forbidden' });
    expect(await refused(list(id, people.reviewer))).toMatchObject({ kind: 'not_found' });
    expect(await refused(list('x'))).toMatchObject({ kind: 'not_found' });
  });
});

describe('A transition of the request', () => {
  it("that sends it out invites the card's own supplier, without a separate notification", async () => {
    const { id } = await sent(world);
    expect(await states(id)).toEqual({ [kaveri]: InvitationState.OPEN });
    expect(await eventsOf(id)).toMatchObject([
      { step: InvitationStep.INVITED, byMove: true, supplierCompanyId: kaveri },
    ]);
    expect([...(await view(world, id, supplier)).permissions].sort()).toEqual(['reject', 'view']);
    await invite(id, [deccan]);
    expect((await view(world, id, supplier)).permissions).toEqual(['view']);
    expect(await refused(world.client.rejectRequest(refusal(id), { actor: supplier }))).toMatchObject({
      code: 'access_denied',
    });
  });

  it('that chooses a supplier ends the participation of the others, who see the request as it was, without the deal and files', async () => {
    const id = await inWork(world, [file()]);
    await invite(id, [deccan, third]);
    await world.client.sendToSupplier(transition(id), { actor: manager });
    await world.client.recordOffer({ ...transition(id), price: rupees(77_700n) }, { actor: manager });
    await world.client.selectSupplier({ ...transition(id), supplierCompanyId: deccan }, { actor: manager });
    expect(await states(id)).toEqual({
      [kaveri]: InvitationState.NOT_CHOSEN,
      [deccan]: InvitationState.CHOSEN,
      [third]: InvitationState.NOT_CHOSEN,
    });
    await world.client.signContract(
      { ...transition(id), price: rupees(70_000n), supplierCompanyId: deccan },
      { actor: manager },
    );
    const past = await view(world, id, supplier);
    expect(past).toMatchObject({ status: RequestStatus.OFFER_RECEIVED, contractPrice: undefined, customer: undefined });
    expect([past.condition?.files, past.history.length, past.moves]).toEqual([[], 2, []]);
    expect(JSON.stringify(past, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
      new RegExp(`${deccan}|77700|70000`),
    );
    const { heads } = await world.client.batchGetHeads({ requestIds: [id] }, { actor: supplier });
    expect(heads).toMatchObject([{ status: RequestStatus.OFFER_RECEIVED }]);
    const last = (await eventsOf(id)).filter(({ supplierCompanyId: of }) => of === kaveri).at(-1);
    expect(last).toMatchObject({ step: InvitationStep.NOT_CHOSEN, requestFileIds: [] });
    expect((await view(world, id, otherSupplier)).customer?.inn).toBe('7707083893');
  });

  it('that contracts another supplier notifies the replaced one', async () => {
    const { id } = await sent(world);
    await world.client.recordOffer({ ...transition(id), price: rupees(5n) }, { actor: manager });
    await world.client.selectSupplier({ ...transition(id), supplierCompanyId: '' }, { actor: manager });
    await world.client.signContract(
      { ...transition(id), price: rupees(5n), supplierCompanyId: deccan },
      { actor: manager },
    );
    expect(await stepsOf(id)).toEqual([
      ['invited', kaveri],
      ['chosen', kaveri],
      ['chosen', deccan],
      ['not_chosen', kaveri],
    ]);
    expect((await view(world, id, supplier)).status).toBe(RequestStatus.SUPPLIER_SELECTED);
  });

  it('that ends the request notifies all suppliers with an open invitation', async () => {
    const { id } = await sent(world);
    await invite(id, [deccan, third]);
    await withdrawInvitation(world, id, await invitationOf(id, third));
    await world.client.cancelRequest(refusal(id), { actor: buyer });
    expect((await statusEventsOf(id)).at(-1)).toMatchObject({
      to: RequestStatus.REJECTED_BY_CUSTOMER,
      supplierCompanyId: kaveri,
      supplierSees: true,
      invitedCompanyIds: [deccan],
    });
  });

  it("that records an offer hides the price from the card's own supplier while several are invited", async () => {
    const { id } = await sent(world);
    await invite(id, [deccan]);
    await world.client.recordOffer({ ...transition(id), price: rupees(5n) }, { actor: manager });
    const last = (await statusEventsOf(id)).at(-1);
    expect([requestStatusWord(last?.to ?? RequestStatus.UNSPECIFIED), last?.supplierSees]).toEqual([
      'offer_received',
      false,
    ]);
    expect((await view(world, id, supplier)).offerPrice).toBeUndefined();
  });
});

describe('Withdrawing an invitation', () => {
  it('hides the request from the supplier, and inviting again shows it again', async () => {
    const { id } = await sent(world);
    await invite(id, [deccan]);
    const [own, other] = [await invitationOf(id, kaveri), await invitationOf(id, deccan)];
    for (const each of [own, other, other]) await withdrawInvitation(world, id, each);
    for (const who of [supplier, otherSupplier])
      expect(await refused(view(world, id, who))).toMatchObject({ kind: 'not_found' });
    expect((await eventsOf(id)).slice(2)).toMatchObject([
      { step: InvitationStep.WITHDRAWN, supplierCompanyId: kaveri, version: 2, requestFileIds: [] },
      { step: InvitationStep.WITHDRAWN, supplierCompanyId: deccan, version: 2 },
    ]);
    await invite(id, [deccan]);
    expect(await invitationOf(id, deccan)).toBe(other);
    expect((await view(world, id, otherSupplier)).id).toBe(id);
  });

  it("is rejected for a chosen supplier and for another request's invitation", async () => {
    const { id } = await sent(world);
    const { id: next } = await sent(world);
    const own = await invitationOf(id, kaveri);
    expect(await refused(withdrawInvitation(world, next, own))).toMatchObject({ kind: 'not_found' });
    expect(await refused(withdrawInvitation(world, id, systemIds.id()))).toMatchObject({ kind: 'not_found' });
    expect(await refused(withdrawInvitation(world, id, own, supplier))).toMatchObject({ kind: 'forbidden' });
    await world.client.recordOffer({ ...transition(id), price: rupees(5n) }, { actor: manager });
    await world.client.selectSupplier({ ...transition(id), supplierCompanyId: '' }, { actor: manager });
    expect(await refused(withdrawInvitation(world, id, own))).toMatchObject({ code: 'conflict' });
  });
});
