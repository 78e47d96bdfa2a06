import { DeclineReason, IncoTerm } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  deccan,
  defined,
  inWork,
  kaveri,
  knownSupplier,
  people,
  rate,
  rupees,
  sent,
  transition,
  type World,
  withdrawInvitation,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  for (const id of [kaveri, deccan]) await knownSupplier(world, id);
});
afterAll(() => world?.close());

const { manager, manager2, senior, otherSupplier } = people;
const handOver = (requestId: string) =>
  world.client.setManager({ requestId, managerId: manager2.userId }, { actor: senior });
const invitation = (requestId: string) => ({
  ...{ requestId, supplierCompanyIds: [deccan], idempotencyKey: `invite-${requestId}` },
});

// The web repeats a call whose answer was lost, with the same key. The deal may have gone on meanwhile.
describe('A repeated call gets the first answer', () => {
  it('of a transition, even if another manager has the request by then', async () => {
    const { id } = await sent(world);
    await world.client.recordOffer({ ...transition(id), price: rupees(90_000n), rate }, { actor: manager });
    const input = { ...transition(id), supplierCompanyId: '', idempotencyKey: `select-${id}` };
    const first = await world.client.selectSupplier(input, { actor: manager });
    await handOver(id);
    const contract = { ...transition(id), price: rupees(80_000n), rate, supplierCompanyId: kaveri };
    await world.client.signContract(contract, { actor: manager2 });
    expect(await world.client.selectSupplier(input, { actor: manager })).toEqual(first);
    const other = world.client.selectSupplier({ ...input, idempotencyKey: '' }, { actor: manager });
    expect(await refused(other)).toMatchObject({ code: 'conflict' });
  });

  it('of an offer, even if an offer was chosen meanwhile', async () => {
    const id = await inWork(world);
    const { invitations } = await world.client.inviteSuppliers(invitation(id), { actor: manager });
    const terms = {
      ...{ requestId: id, version: 0, price: rupees(500_000n), rate, minimumQuantum: 10, leadDays: 20 },
      ...{ incoTerm: IncoTerm.FOB, incoPlace: 'Mundra', validUntil: '2026-12-20', comment: '', files: [] },
    };
    const given = { ...terms, idempotencyKey: `give-${id}` };
    const first = await world.client.giveOffer(given, { actor: otherSupplier });
    const offerId = defined(invitations[0]).id;
    await world.client.pickOffer(
      { requestId: id, offerId, version: 0, offerVersion: 0, idempotencyKey: '' },
      { actor: manager },
    );
    expect(await world.client.giveOffer(given, { actor: otherSupplier })).toEqual(first);
    const other = world.client.giveOffer({ ...terms, idempotencyKey: '' }, { actor: otherSupplier });
    expect(await refused(other)).toMatchObject({ code: 'conflict' });
  });

  it('of an invitation and of a decline, even if the caller lost the right meanwhile', async () => {
    const id = await inWork(world);
    const first = await world.client.inviteSuppliers(invitation(id), { actor: manager });
    const words = { reason: DeclineReason.OUT_OF_STOCK, comment: '' };
    const declining = { requestId: id, ...words, idempotencyKey: `decline-${id}` };
    const declined = await world.client.declineInvitation(declining, { actor: otherSupplier });
    await withdrawInvitation(world, id, defined(first.invitations[0]).id);
    await handOver(id);
    expect(await world.client.inviteSuppliers(invitation(id), { actor: manager })).toEqual(first);
    expect(await world.client.declineInvitation(declining, { actor: otherSupplier })).toEqual(declined);
  });
});
