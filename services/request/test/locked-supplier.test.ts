import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { CardDetails } from '@setu/proto/catalogue/cards';
import { CompanyType } from '@setu/proto/common/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  contact,
  defined,
  draft,
  people,
  publication,
  transition,
  view,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const closed = [
  ['is locked', { active: false }],
  ['is on the public blacklist', { blacklisted: true }],
] as const;

describe.each(closed)('A supplier that %s', (_, closing) => {
  const companyId = systemIds.id();
  const actor = { ...people.buyer, userId: systemIds.id() };
  let version = 0;
  const publishState = (state: object) => {
    version += 1;
    return companyChanged(world, { companyId, type: CompanyType.SUPPLIER, shortName: 'Kaveri', version, ...state });
  };
  const ofIts = (part = {}): CardDetails => card({ companyId, ...part });
  const line = async () =>
    defined(
      (await world.client.listCart({ search: '', later: false, page: { page: 1, limit: 10 } }, { actor })).lines[0],
    );

  it('has unavailable cards in carts, and no request can be created for them', async () => {
    await publishState({});
    const tea = ofIts();
    await world.client.addToCart({ card: tea, count: 1 }, { actor });
    const cartLineId = (await line()).id;
    const requestId = await draft(world, actor, tea);
    await publishState(closing);
    expect(await line()).toMatchObject({ available: false });
    expect((await view(world, requestId, actor)).condition?.cardWithdrawn).toBe(true);
    expect(await refused(world.client.publishRequest(publication(requestId), { actor }))).toMatchObject({
      kind: 'refused',
      code: 'card_withdrawn',
    });
    expect(await refused(world.client.createDraftFromCart({ cartLineId, contact }, { actor }))).toMatchObject({
      kind: 'refused',
      code: 'card_withdrawn',
    });
    const notFound = { kind: 'not_found' };
    expect(await refused(world.client.createDraftFromCard({ card: tea, contact }, { actor }))).toMatchObject(notFound);
    expect(await refused(world.client.addToCart({ card: ofIts(), count: 1 }, { actor }))).toMatchObject(notFound);
    await publishState({});
    expect(await line()).toMatchObject({ available: true });
    expect((await world.client.publishRequest(publication(requestId), { actor })).request?.numericHash).not.toBe('');
  });

  it('leaves requests sent to it earlier with the brokers', async () => {
    await publishState({});
    const requestId = await draft(world, actor, ofIts());
    await world.client.publishRequest(publication(requestId), { actor });
    await publishState(closing);
    const accepted = await world.client.takeIntoWork(transition(requestId), { actor: people.manager });
    expect(accepted.request?.brokerManager?.id).toBe(people.manager.userId);
    const repeated = await world.client.repeatRequest({ requestId, contact }, { actor });
    expect((await view(world, repeated.requestId, actor)).condition?.cardWithdrawn).toBe(true);
    await publishState({});
  });

  it('concurrently with a publication either lets it succeed or has it rejected', async () => {
    await publishState({});
    const requestId = await draft(world, actor, ofIts());
    const [publishing] = await Promise.all([
      world.client.publishRequest(publication(requestId), { actor }).then(
        () => 'published',
        async (error) => (await refused(Promise.reject(error))).code,
      ),
      publishState(closing),
    ]);
    expect(['published', 'card_withdrawn']).toContain(publishing);
    await publishState({});
  });
});

describe('A supplier without any event yet', () => {
  it('does not count as locked', async () => {
    const actor = actors.buyer();
    await world.client.addToCart({ card: card({ companyId: systemIds.id() }), count: 1 }, { actor });
    const { lines } = await world.client.listCart(
      { search: '', later: false, page: { page: 1, limit: 10 } },
      { actor },
    );
    expect(lines).toMatchObject([{ available: true }]);
  });
});
