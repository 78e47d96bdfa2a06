import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { DeclineReason, IncoTerm, RequestKind, type RequestStatus, WaitingReason } from '@setu/proto/request/words';
import { companyTypeWord, invitationStepWord, requestStatusWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  boot,
  deccan,
  draft,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  publication,
  rate,
  rupees,
  sent,
  transition,
  view,
  type World,
} from './fixtures.js';

let world: World;
const { manager, senior, buyer, supplier, otherSupplier } = people;
beforeAll(async () => {
  world = await boot();
  for (const id of [kaveri, deccan]) await knownSupplier(world, id, { type: CompanyType.SUPPLIER });
});
afterAll(() => world?.close());

it('an offer ends the wait for its supplier, and the broker has to act, while the other suppliers are still asked', async () => {
  const { id: requestId } = await sent(world);
  const repeatable = { requestId, idempotencyKey: '' };
  await world.client.inviteSuppliers({ ...repeatable, supplierCompanyIds: [deccan] }, { actor: manager });
  const turns = () =>
    Promise.all(
      [otherSupplier, supplier, manager, buyer].map(async (actor) => {
        const { waiting } = await world.client.getDesk({ reason: WaitingReason.TURN, page: 1 }, { actor });
        const isOnDesk = waiting.some(({ request }) => request?.id === requestId);
        return [companyTypeWord((await view(world, requestId, actor)).waitsFor), isOnDesk];
      }),
    );
  const asked = ['supplier', true];
  const others = ['supplier', false];
  expect(await turns()).toEqual([asked, asked, others, others]);
  const validUntil = new Date(world.clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10);
  const terms = { price: rupees(500_000n), rate, minimumQuantum: 10, leadDays: 20, validUntil, comment: '', files: [] };
  const offer = { ...repeatable, ...terms, version: 0, incoTerm: IncoTerm.FOB, incoPlace: 'Mundra' };
  await world.client.giveOffer(offer, { actor: otherSupplier });
  expect(await turns()).toEqual([['broker', false], asked, ['broker', true], ['broker', false]]);
  // The stage is now the broker's. The customer knows its deadline, and the supplier does not.
  expect((await view(world, requestId, otherSupplier)).clock).toBeUndefined();
  expect((await view(world, requestId, buyer)).clock).toEqual((await view(world, requestId, manager)).clock);
  // The history names the user who sent it, to the broker and to its supplier only.
  const sentBy = async (actor: typeof manager) =>
    (await view(world, requestId, actor)).sentOffers.map(({ supplier: company, by }) => [company?.id, by?.id]);
  const own = [[deccan, otherSupplier.userId]];
  expect(await Promise.all([manager, otherSupplier, supplier, buyer].map(sentBy))).toEqual([own, own, [], []]);
  const refused = { ...repeatable, reason: DeclineReason.OUT_OF_STOCK, comment: '' };
  await world.client.declineInvitation(refused, { actor: otherSupplier });
  expect((await turns()).slice(1)).toEqual([asked, others, others]);
});

it('a request is listed, counted and shown on the dashboard under the status that its name tells', async () => {
  const own = systemIds.id();
  await knownSupplier(world, own);
  const seller = { ...otherSupplier, companyId: own };
  const requestId = await draft(world, buyer);
  await world.client.publishRequest(publication(requestId), { actor: buyer });
  await world.client.takeIntoWork(transition(requestId), { actor: manager });
  const repeatable = { requestId, idempotencyKey: '' };
  const reading = async (actor: typeof buyer, kind: RequestKind) => {
    const { statusCounts } = await world.client.listRequests(listQuery({ kind }), { actor });
    const { stages } = await world.client.getDesk({ reason: WaitingReason.TURN, page: 1 }, { actor });
    const counts = (all: readonly { status: RequestStatus; count: number }[]) =>
      all.map(({ status, count }) => [requestStatusWord(status), count]).sort();
    expect(counts(statusCounts)).toEqual(counts(stages));
    const shown: string[] = [];
    for (const { status } of stages) {
      const query = listQuery({ kind, statuses: [status], sort: { key: 'due_at', descending: false } });
      const { rows, total } = await world.client.listRequests(query, { actor });
      expect(stages.find((stage) => stage.status === status)?.count).toBe(total);
      if (rows.some(({ id }) => id === requestId)) shown.push(requestStatusWord(status) ?? '');
    }
    return shown;
  };
  const shownTo = async () => [
    await reading(senior, RequestKind.RFC),
    await reading(buyer, RequestKind.RFC),
    await reading(seller, RequestKind.UNSPECIFIED),
  ];
  await world.client.inviteSuppliers({ ...repeatable, supplierCompanyIds: [own] }, { actor: manager });
  expect(await shownTo()).toEqual([['in_work'], ['in_work'], ['send_to_supplier']]);
  const validUntil = new Date(world.clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10);
  const terms = { price: rupees(500_000n), rate, minimumQuantum: 10, leadDays: 20, validUntil, comment: '', files: [] };
  const offer = { ...repeatable, ...terms, version: 0, incoTerm: IncoTerm.FOB, incoPlace: 'Mundra' };
  await world.client.giveOffer(offer, { actor: seller });
  expect(await shownTo()).toEqual([['in_work'], ['in_work'], ['offer_received']]);
  await world.client.sendToSupplier(transition(requestId), { actor: manager });
  expect(await shownTo()).toEqual([['offer_received'], ['offer_received'], ['offer_received']]);
});

it('the history names invitations, refusals and shared offers, to each side what it may know', async () => {
  const { id: requestId } = await sent(world);
  const repeatable = { requestId, idempotencyKey: '' };
  world.clock.advance(60_000);
  const { invitations } = await world.client.inviteSuppliers(
    { ...repeatable, supplierCompanyIds: [deccan] },
    { actor: manager },
  );
  const validUntil = new Date(world.clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10);
  const terms = { price: rupees(500_000n), rate, minimumQuantum: 10, leadDays: 20, validUntil, comment: '', files: [] };
  const offer = { ...repeatable, ...terms, version: 0, incoTerm: IncoTerm.FOB, incoPlace: 'Mundra' };
  await world.client.giveOffer(offer, { actor: otherSupplier });
  await world.client.declineInvitation(
    { ...repeatable, reason: DeclineReason.OUT_OF_STOCK, comment: 'In May' },
    { actor: supplier },
  );
  const offerId = invitations.find((one) => one.supplier?.id === deccan)?.id ?? '';
  await world.client.shareOffer({ ...repeatable, offerId, shared: true }, { actor: manager });
  await world.client.preferOffer({ ...repeatable, offerId }, { actor: buyer });
  const notesOf = async (actor: typeof buyer) =>
    (await view(world, requestId, actor)).invitationNotes.map(({ step, supplier: company, offerNumber, ...note }) =>
      [invitationStepWord(step), company?.id ?? '', offerNumber || note.declineComment].join(' ').trim(),
    );
  expect(await notesOf(buyer)).toEqual(['shared  1', 'preferred  1']);
  expect(await notesOf(otherSupplier)).toEqual([`invited ${deccan}`]);
  expect(await notesOf(supplier)).toEqual([`declined ${kaveri} In May`]);
  expect(await notesOf(manager)).toEqual([
    ...[`invited ${deccan}`, `declined ${kaveri} In May`, `shared ${deccan} 1`, `preferred ${deccan} 1`],
  ]);
});
