import { systemIds } from '@setu/kit/core';
import { RequestKind, WaitingReason } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  deccan,
  draft,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  publication,
  transition,
  view,
  type World,
} from './fixtures.js';

let world: World;
const { manager, buyer, supplier, otherSupplier } = people;

beforeAll(async () => {
  world = await boot();
  for (const id of [kaveri, deccan]) await knownSupplier(world, id);
});
afterAll(() => world?.close());

const invite = (requestId: string, supplierCompanyIds: string[]) =>
  world.client.inviteSuppliers({ requestId, supplierCompanyIds, idempotencyKey: '' }, { actor: manager });

async function inWork(of = card()): Promise<string> {
  const requestId = await draft(world, buyer, of);
  await world.client.publishRequest(publication(requestId), { actor: buyer });
  await world.client.takeIntoWork(transition(requestId), { actor: manager });
  return requestId;
}

describe('An invited supplier', () => {
  it('has the request in its list and on its dashboard while it takes part', async () => {
    const own = systemIds.id();
    await knownSupplier(world, own);
    const seller = { ...supplier, companyId: own };
    const id = await inWork();
    await invite(id, [own]);
    const both = listQuery({ kind: RequestKind.UNSPECIFIED });
    const listed = async () => (await world.client.listRequests(both, { actor: seller })).rows.map((row) => row.id);
    expect(await listed()).toEqual([id]);
    await world.client.sendToSupplier(transition(id), { actor: manager });
    expect(
      (await world.client.getDesk({ reason: WaitingReason.UNSPECIFIED, page: 0 }, { actor: seller })).waiting.map(
        ({ request }) => request?.id,
      ),
    ).toEqual([id]);
    const { invitations } = await invite(id, [own]);
    const invitationId = invitations.find((each) => each.supplier?.id === own)?.id ?? '';
    await world.client.withdrawInvitation({ requestId: id, invitationId, idempotencyKey: '' }, { actor: manager });
    expect(await listed()).toEqual([]);
  });

  it("gets a text description without the card's company and price", async () => {
    const requestId = await inWork(card({ vendorCode: 'SECRET-1', price: 31_337n }));
    await invite(requestId, [deccan]);
    await world.client.sendToSupplier(transition(requestId), { actor: manager });
    const viewed = await view(world, requestId, otherSupplier);
    expect(viewed.condition).toMatchObject({
      card: undefined,
      count: '12',
      items: [{ name: 'Assam black tea', count: '12' }],
    });
    const { rows } = await world.client.listRequests(listQuery({ kind: RequestKind.UNSPECIFIED }), {
      actor: otherSupplier,
    });
    const row = rows.find(({ id }) => id === requestId);
    const text = JSON.stringify([viewed, row], (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    expect(text).not.toMatch(new RegExp(`Kaveri|SECRET-1|${kaveri}|31337|376044`));
    expect([row?.pictureId, row?.totalPrice]).toEqual(['', undefined]);
    expect((await view(world, requestId, supplier)).condition?.card?.card?.vendorCode).toBe('SECRET-1');
  });
});
