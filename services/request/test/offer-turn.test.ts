import { CompanyType } from '@setu/proto/common/words';
import { DeclineReason, IncoTerm, WaitingReason } from '@setu/proto/request/words';
import { companyTypeWord } from '@setu/proto/wire-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, deccan, kaveri, knownSupplier, people, rate, rupees, sent, view, type World } from './fixtures.js';

let world: World;
const { manager, buyer, supplier, otherSupplier } = people;
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
