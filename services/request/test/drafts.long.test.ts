import { systemIds } from '@setu/kit/core';
import { CardState } from '@setu/proto/catalogue/words';
import { ConditionFilesChanged } from '@setu/proto/request/events';
import { RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  contact,
  defined,
  draft,
  file,
  people,
  publication,
  published,
  save,
  view,
  type World,
  withdraw,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const actor = people.buyer;
/**
 * Returns the events about this request's files. Filtered by id, because the relay may still deliver events of the
 * previous test.
 */
const fileEvents = (id: string) =>
  world.events
    .of('setu.request.condition.files_changed', ConditionFilesChanged)
    .filter(({ requestId }) => requestId === id);
const idOf = (of: ReturnType<typeof card>): string => defined(of.card).skuId;

async function lineOf(of: ReturnType<typeof card>, count = 7): Promise<string> {
  await world.client.addToCart({ card: of, count }, { actor });
  const { lines } = await world.client.listCart({ search: '', later: false, page: { page: 1, limit: 100 } }, { actor });
  return defined(lines.find((line) => line.card?.skuId === idOf(of))).id;
}

describe('A draft', () => {
  it('is created from the current card with the contact, and belongs only to its author', async () => {
    const tea = card({ price: 4_200n });
    const requestId = await draft(world, actor, tea);
    const shown = await view(world, requestId, actor);
    expect(shown).toMatchObject({
      status: RequestStatus.DRAFT,
      numericHash: '',
      publishedAt: '',
      contact,
      moves: [],
    });
    expect([...shown.permissions].sort()).toEqual(['delete', 'edit', 'repeat', 'view']);
    expect(shown.condition).toMatchObject({ count: '', comment: '', files: [], cardWithdrawn: false });
    expect(shown.condition?.card?.card).toEqual({ ...tea.card, brokerManagerId: '' });
    expect(shown.history.map(({ status }) => status)).toEqual([RequestStatus.DRAFT]);
    for (const other of [people.buyer2, people.rival, people.manager, people.senior, people.supplier])
      expect(await refused(view(world, requestId, other))).toMatchObject({ kind: 'not_found' });
  });

  it('starts with the count of the cart line it is created from', async () => {
    const cartLineId = await lineOf(card(), 7);
    const { requestId } = await world.client.createDraftFromCart({ cartLineId, contact }, { actor });
    expect((await view(world, requestId, actor)).condition?.count).toBe('7');
    const again = await world.client.createDraftFromCart({ cartLineId, contact }, { actor });
    expect(again.requestId).toBe(requestId);
  });

  it('is created once, however often and concurrently it is requested', async () => {
    const tea = card();
    const ids = await Promise.all(Array.from({ length: 8 }, () => draft(world, actor, tea)));
    expect(new Set(ids).size).toBe(1);
    expect(await draft(world, people.buyer2, tea)).not.toBe(ids[0]);
  });

  it('remains once edited, and the next call creates a new one', async () => {
    const tea = card();
    const first = await draft(world, actor, tea);
    await world.client.saveDraft(save(first, { comment: 'x' }), { actor });
    expect(await draft(world, actor, tea)).not.toBe(first);
  });

  it('is updated from the current card while it is unedited', async () => {
    const tea = card({ price: 100n });
    const requestId = await draft(world, actor, tea);
    const dearer = card({ skuId: idOf(tea), price: 120n, version: 2 });
    expect(await draft(world, actor, dearer)).toBe(requestId);
    expect((await view(world, requestId, actor)).condition?.card?.card?.priceFrom?.minor).toBe(120n);
  });

  it("cannot be created from another user's cart line, a withdrawn card or no card", async () => {
    const tea = card();
    const cartLineId = await lineOf(tea);
    const attempt = world.client.createDraftFromCart({ cartLineId, contact }, { actor: people.buyer2 });
    expect(await refused(attempt)).toMatchObject({ kind: 'not_found' });
    const unknown = world.client.createDraftFromCart({ cartLineId: systemIds.id(), contact }, { actor });
    expect(await refused(unknown)).toMatchObject({ kind: 'not_found' });
    await withdraw(world, idOf(tea));
    const repeated = world.client.createDraftFromCart({ cartLineId, contact }, { actor });
    expect(await refused(repeated)).toMatchObject({ kind: 'refused', code: 'card_withdrawn' });
    const unpublished = world.client.createDraftFromCard(
      { card: card({ state: CardState.DRAFT }), contact },
      { actor },
    );
    expect(await refused(unpublished)).toMatchObject({ kind: 'not_found' });
  });

  it('needs a customer whose company may trade', async () => {
    const make = (by: (typeof people)[keyof typeof people]) =>
      world.client.createDraftFromCard({ card: card(), contact }, { actor: by });
    expect(await refused(make(people.newcomer))).toMatchObject({ kind: 'forbidden', code: 'commerce_not_allowed' });
    expect(await refused(make(people.manager))).toMatchObject({ kind: 'forbidden', code: 'access_denied' });
    expect(await refused(make(people.supplier))).toMatchObject({ kind: 'forbidden', code: 'access_denied' });
    expect(await refused(make(people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('shows when its card was withdrawn and when the company has an open request for it', async () => {
    const tea = card();
    const open = await published(world, people.buyer2, tea);
    const requestId = await draft(world, actor, tea);
    expect(await view(world, requestId, actor)).toMatchObject({
      draft: { openTwinId: open.id, openTwinNumber: open.numericHash },
    });
    await withdraw(world, idOf(tea));
    expect((await view(world, requestId, actor)).condition?.cardWithdrawn).toBe(true);
  });
});

describe('Autosave', () => {
  it('stores the text as typed', async () => {
    const requestId = await draft(world);
    const typed = { count: ' 12,5 шт ', comment: '  Ещё не решили\n' };
    const saved = await world.client.saveDraft(save(requestId, { ...typed, editor: 'a', seq: 1n, version: 1 }), {
      actor,
    });
    expect(saved).toMatchObject({ version: 2, dropped: false });
    const shown = await view(world, requestId, actor);
    expect(shown.condition).toMatchObject(typed);
    expect(shown).toMatchObject({ draft: { editor: 'a', seq: 1n, savedAt: saved.savedAt }, version: 2 });
    await world.client.saveDraft(save(requestId, { count: '3', editor: 'a', seq: 2n }), { actor });
    expect((await view(world, requestId, actor)).condition).toMatchObject({ count: '3', comment: typed.comment });
  });

  it('ends with the newest save when saves arrive in reverse order', async () => {
    const requestId = await draft(world);
    for (const seq of [5n, 4n, 3n, 2n, 1n, 5n]) {
      const saved = await world.client.saveDraft(
        save(requestId, { comment: `№${seq}`, editor: 'a', seq, version: 1 }),
        { actor },
      );
      expect(saved.dropped).toBe(seq !== 5n || saved.version !== 2 || saved.dropped);
    }
    const shown = await view(world, requestId, actor);
    expect([shown.condition?.comment, shown.version, shown.draft?.seq]).toEqual(['№5', 2, 5n]);
  });

  it('ends with the newest save when saves arrive concurrently', async () => {
    const requestId = await draft(world);
    const seqs = Array.from({ length: 12 }, (_, index) => BigInt(12 - index));
    await Promise.all(
      seqs.map((seq) =>
        world.client.saveDraft(save(requestId, { comment: `№${seq}`, editor: 'a', seq, version: 1 }), { actor }),
      ),
    );
    expect((await view(world, requestId, actor)).condition?.comment).toBe('№12');
  });

  it('rejects another form on an old version with the current state, and accepts it on the current version', async () => {
    const requestId = await draft(world);
    await world.client.saveDraft(save(requestId, { comment: 'a', editor: 'a', seq: 1n, version: 1 }), { actor });
    const old = world.client.saveDraft(save(requestId, { comment: 'b', editor: 'b', seq: 1n, version: 1 }), { actor });
    expect(await refused(old)).toMatchObject({
      kind: 'stale',
      params: { current_status: 'draft', current_version: '2' },
    });
    await world.client.saveDraft(save(requestId, { comment: 'b', editor: 'b', seq: 1n, version: 2 }), { actor });
    expect((await view(world, requestId, actor)).condition?.comment).toBe('b');
    const late = world.client.saveDraft(save(requestId, { comment: 'a2', editor: 'a', seq: 2n, version: 2 }), {
      actor,
    });
    expect(await refused(late)).toMatchObject({ kind: 'stale' });
  });

  it('accepts a save that names neither form nor version, so the last one wins', async () => {
    const requestId = await draft(world);
    for (const comment of ['one', 'two']) await world.client.saveDraft(save(requestId, { comment }), { actor });
    expect((await view(world, requestId, actor)).condition?.comment).toBe('two');
  });

  it('replaces the list of files and publishes their owner', async () => {
    const requestId = await draft(world);
    const [a, b] = [file('a.pdf'), file('b.pdf')];
    await world.client.saveDraft(save(requestId, { files: { files: [a, b] } }), { actor });
    await world.client.saveDraft(save(requestId, { files: { files: [a, b] } }), { actor });
    await world.client.saveDraft(save(requestId, { files: { files: [b] } }), { actor });
    await world.client.saveDraft(save(requestId, { comment: 'no files named' }), { actor });
    expect((await view(world, requestId, actor)).condition?.files).toEqual([b]);
    await world.settle();
    expect(fileEvents(requestId)).toMatchObject([
      { requestId, fileIds: [a.id, b.id], authorUserId: actor.userId, published: false, supplierCompanyId: '' },
      { requestId, fileIds: [b.id] },
    ]);
  });

  it('rejects text that cannot be stored', async () => {
    const requestId = await draft(world);
    const twice = file();
    const many = Array.from({ length: 21 }, () => file());
    const tries = [
      [{ comment: 'a\0b' }, { comment: 'invalid_characters' }],
      [{ comment: 'x'.repeat(100_001) }, { comment: 'length_max' }],
      [{ files: { files: [twice, twice] } }, { files: 'file_repeated' }],
      [{ files: { files: many } }, { files: 'too_many_files' }],
      [{ files: { files: [{ ...file(), id: 'x' }] } }, { files: 'invalid_uuid' }],
      [{ editor: 'e'.repeat(101) }, { editor: 'invalid' }],
    ] as const;
    for (const [over, fields] of tries)
      expect(await refused(world.client.saveDraft(save(requestId, over as object), { actor }))).toMatchObject({
        kind: 'invalid',
        fields,
      });
  });

  it('is only for the author and stops at publishing', async () => {
    const requestId = await draft(world);
    for (const by of [people.buyer2, people.rival, people.manager])
      expect(await refused(world.client.saveDraft(save(requestId), { actor: by }))).toMatchObject({
        kind: 'not_found',
      });
    const locked = { ...actor, commerceAllowed: false };
    expect(await refused(world.client.saveDraft(save(requestId), { actor: locked }))).toMatchObject({
      code: 'commerce_not_allowed',
    });
    await world.client.publishRequest(publication(requestId), { actor });
    expect(await refused(world.client.saveDraft(save(requestId, { comment: 'late' }), { actor }))).toMatchObject({
      kind: 'refused',
      code: 'not_a_draft',
      params: { current_status: 'new', current_version: '2' },
    });
    expect(await refused(world.client.saveDraft(save(requestId), { actor: people.buyer2 }))).toMatchObject({
      code: 'access_denied',
    });
  });
});

describe('Deleting a draft', () => {
  it('releases its files and leaves nothing visible', async () => {
    const requestId = await draft(world);
    await world.client.saveDraft(save(requestId, { files: { files: [file()] } }), { actor });
    await world.client.deleteDraft({ requestId }, { actor });
    expect(await refused(view(world, requestId, actor))).toMatchObject({ kind: 'not_found' });
    expect(await refused(world.client.deleteDraft({ requestId }, { actor }))).toMatchObject({ kind: 'not_found' });
    await world.settle();
    expect(fileEvents(requestId).at(-1)).toMatchObject({ requestId, fileIds: [], version: 3 });
  });

  it('is only for drafts and only for their author', async () => {
    const { id: requestId } = await published(world);
    expect(await refused(world.client.deleteDraft({ requestId }, { actor }))).toMatchObject({
      kind: 'refused',
      code: 'not_a_draft',
    });
    expect(await refused(world.client.deleteDraft({ requestId }, { actor: people.buyer2 }))).toMatchObject({
      code: 'access_denied',
    });
    const ownDraft = await draft(world);
    expect(await refused(world.client.deleteDraft({ requestId: ownDraft }, { actor: people.buyer2 }))).toMatchObject({
      kind: 'not_found',
    });
  });

  it('at the same time as publishing it lets only one of the two succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const requestId = await draft(world);
      const outcomes = await Promise.allSettled([
        world.client.publishRequest(publication(requestId), { actor }),
        world.client.deleteDraft({ requestId }, { actor }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
