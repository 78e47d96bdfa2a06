import { ConditionFilesChanged, RequestPublished } from '@setu/proto/request/events';
import { RequestKind, RequestStatus, StagePhase } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  contact,
  defined,
  draft,
  file,
  people,
  publication,
  rate,
  republish,
  view,
  volga,
  type World,
  withdraw,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'ООО «Волга Импорт»', inn: '7707083893' });
});
afterAll(() => world?.close());

const actor = people.buyer;
const publish = (requestId: string, over: Parameters<typeof publication>[1] = {}, by = actor) =>
  world.client.publishRequest(publication(requestId, over), { actor: by });
/**
 * Returns the events about this request. Filtered by id, because the relay may still deliver events of the previous
 * test.
 */
const publishedEvents = async (id: string) => {
  await world.settle();
  const all = world.events.of('setu.request.request.published', RequestPublished);
  return all.filter(({ requestId }) => requestId === id);
};

describe('Publishing', () => {
  it("assigns the number, the day's exchange rate and the customer's price, and publishes one event", async () => {
    const tea = card({ price: 125_050n });
    const requestId = await draft(world, actor, tea);
    const attached = file();
    const answer = defined(
      (await publish(requestId, { count: ' 012 ', comment: ' Срочно ', files: { files: [attached] } })).request,
    );
    expect(answer).toMatchObject({
      status: RequestStatus.NEW,
      version: 2,
      customerPrice: { money: { minor: 1_500_600n, currency: 'INR' }, rate },
    });
    expect(answer.numericHash).toMatch(/^\d{8}$/);
    expect(answer.condition).toMatchObject({ count: '12', comment: 'Срочно', files: [attached] });
    expect(answer.history.map(({ status }) => status)).toEqual([RequestStatus.DRAFT, RequestStatus.NEW]);
    expect(answer.stages[0]).toMatchObject({
      status: RequestStatus.NEW,
      phase: StagePhase.DOING,
      next: RequestStatus.IN_WORK,
      date: answer.publishedAt,
    });
    expect([...answer.permissions].sort()).toEqual(['cancel', 'repeat', 'view']);
    expect(await publishedEvents(requestId)).toMatchObject([
      {
        requestId,
        version: 2,
        kind: RequestKind.RFC,
        numericHash: answer.numericHash,
        customerCompanyId: volga,
        customerName: 'ООО «Волга Импорт»',
        authorUserId: actor.userId,
        supplierCompanyId: defined(tea.card?.company).id,
        skuId: defined(tea.card).skuId,
        name: { en: 'Assam black tea', ru: 'Чай чёрный ассамский' },
        count: '12',
        unit: defined(tea.card?.unit?.name),
        terms: { price: { minor: 1_500_600n, currency: 'INR' } },
      },
    ]);
    const files = world.events.of('setu.request.condition.files_changed', ConditionFilesChanged);
    expect(files.filter((event) => event.requestId === requestId)).toMatchObject([
      { requestId, fileIds: [attached.id], published: true, supplierCompanyId: '' },
    ]);
    const envelopes = world.events.all.filter(({ aggregateId }) => aggregateId === requestId);
    expect(new Set(envelopes.map(({ actorUserId }) => actorUserId))).toEqual(new Set([actor.userId]));
  });

  it('leaves the price open if the card has none, and the exchange rate if it is unknown', async () => {
    const requestId = await draft(world, actor, card({ price: null }));
    const answer = defined((await publish(requestId, { rate: undefined })).request);
    expect(answer.customerPrice).toBeUndefined();
    const priced = await draft(world, actor, card());
    const unrated = defined((await publish(priced, { rate: undefined })).request);
    expect(unrated.customerPrice).toMatchObject({ money: { minor: 1_500_600n }, rate: undefined });
  });

  it('removes the cart line that the draft was created from, and no other line', async () => {
    const [tea, pump] = [card(), card()];
    for (const each of [tea, pump]) await world.client.addToCart({ card: each, count: 2 }, { actor });
    const { lines } = await world.client.listCart(
      { search: '', later: false, page: { page: 1, limit: 10 } },
      { actor },
    );
    const line = defined(lines.find((each) => each.card?.skuId === tea.card?.skuId));
    const { requestId } = await world.client.createDraftFromCart({ cartLineId: line.id, contact }, { actor });
    await publish(requestId);
    const left = await world.client.listCart({ search: '', later: false, page: { page: 1, limit: 10 } }, { actor });
    expect(left.lines.map((each) => each.card?.skuId)).toEqual([pump.card?.skuId]);
  });

  it('concurrently creates one request and one event, with equal responses', async () => {
    const requestId = await draft(world);
    const answers = await Promise.all(Array.from({ length: 4 }, () => publish(requestId)));
    expect(new Set(answers.map(({ request }) => request?.numericHash)).size).toBe(1);
    expect(answers.every((answer) => answer.request?.version === 2)).toBe(true);
    expect((await view(world, requestId, actor)).history).toHaveLength(2);
    expect(await publishedEvents(requestId)).toHaveLength(1);
  });

  it('concurrently with one idempotency key creates one request and returns the same response', async () => {
    const requestId = await draft(world);
    const idempotencyKey = 'form-1';
    const [first, second] = await Promise.all([1, 2].map(() => publish(requestId, { idempotencyKey })));
    expect(second).toEqual(first);
    expect(await publishedEvents(requestId)).toHaveLength(1);
    const other = publish(requestId, { idempotencyKey, comment: 'other words' });
    expect(await refused(other)).toMatchObject({ kind: 'invalid', code: 'idempotency_key_reused' });
  });

  it('returns the first result for the same content and rejects other content', async () => {
    const requestId = await draft(world);
    const attached = file();
    const first = await publish(requestId, { files: { files: [attached] } });
    expect(await publish(requestId, { files: { files: [attached] }, comment: ' Нужен образец и сертификат ' })).toEqual(
      first,
    );
    for (const over of [{ count: '13' }, { comment: 'x' }, { files: { files: [] } }])
      expect(await refused(publish(requestId, over))).toMatchObject({
        kind: 'refused',
        code: 'already_published',
        params: { current_status: 'new', current_version: '2' },
      });
    expect(await publishedEvents(requestId)).toHaveLength(1);
  });

  it.each([
    ['an empty count', { count: '' }, { count: 'required' }],
    ['a count of zero', { count: '0' }, { count: 'min' }],
    ['a fractional count', { count: '1.5' }, { count: 'integer' }],
    ['a negative count', { count: '-1' }, { count: 'integer' }],
    ['a count above 1,000,000,000', { count: '1000000001' }, { count: 'max' }],
    ['a blank comment', { comment: '   ' }, { comment: 'required' }],
    ['a comment that is too long', { comment: 'x'.repeat(5001) }, { comment: 'length_max' }],
    ['21 files', { files: 21 }, { files: 'too_many_files' }],
    [
      'all wrong fields together',
      { count: '', comment: '', files: 21 },
      { count: 'required', comment: 'required', files: 'too_many_files' },
    ],
  ])(
    'rejects %s on its fields and publishes nothing',
    async (_, { files = 0, ...over }: { files?: number; count?: string; comment?: string }, fields) => {
      const requestId = await draft(world);
      const attached = { files: Array.from({ length: files }, () => file()) };
      const failed = await refused(publish(requestId, { ...over, files: attached }));
      expect([failed.kind, failed.fields]).toEqual(['invalid', fields]);
      expect(await view(world, requestId, actor)).toMatchObject({ status: RequestStatus.DRAFT, version: 1 });
      expect(await publishedEvents(requestId)).toEqual([]);
    },
  );

  it('rejects a count whose total cannot be stored and reports the largest count allowed', async () => {
    const requestId = await draft(world, actor, card({ price: 10n ** 11n }));
    const call = publish(requestId, { count: '92233721' });
    await expect(call).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'count', code: 'max', params: { max: '92233720' } }],
    });
    const answer = await publish(requestId, { count: '92233720' });
    expect(answer.request?.customerPrice?.money?.minor).toBe(9_223_372_000_000_000_000n);
  });

  it('rejects the same file twice', async () => {
    const requestId = await draft(world);
    const attached = file();
    const failed = await refused(publish(requestId, { files: { files: [attached, attached] } }));
    expect(failed.fields).toEqual({ files: 'file_repeated' });
  });

  it('is rejected while the card is withdrawn', async () => {
    const tea = card();
    const skuId = defined(tea.card).skuId;
    const requestId = await draft(world, actor, tea);
    await withdraw(world, skuId);
    expect(await refused(publish(requestId))).toMatchObject({ kind: 'refused', code: 'card_withdrawn' });
    await republish(world, card({ skuId, version: 2, price: 1n }));
    const answer = defined((await publish(requestId)).request);
    expect(answer.condition?.card?.version).toBe(1);
  });

  it('keeps the card as it was requested, whatever happens to it later', async () => {
    const tea = card({ name: { en: 'Old name', ru: 'Старое имя' } });
    const requestId = await draft(world, actor, tea);
    await publish(requestId);
    await republish(world, card({ skuId: defined(tea.card).skuId, version: 9, name: { en: 'New', ru: 'Новое' } }));
    expect((await view(world, requestId, actor)).condition?.card?.card?.name?.en).toBe('Old name');
  });

  it('is only for the author: others get not found, and a company that may not trade gets its own error', async () => {
    const requestId = await draft(world);
    for (const by of [people.buyer2, people.rival, people.manager, people.supplier])
      expect(await refused(publish(requestId, {}, by))).toMatchObject({ kind: 'not_found' });
    expect(await refused(publish(requestId, {}, { ...actor, commerceAllowed: false }))).toMatchObject({
      code: 'commerce_not_allowed',
    });
    expect(await refused(publish(requestId, {}, people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
    await publish(requestId);
    expect(await refused(publish(requestId, {}, people.buyer2))).toMatchObject({ code: 'access_denied' });
    expect(await refused(publish(requestId, {}, people.rival))).toMatchObject({ kind: 'not_found' });
  });

  it('records both users if one acts on behalf of the other', async () => {
    const acting = { ...actor, actingUserId: people.buyer2.userId };
    const requestId = await draft(world, acting);
    const answer = defined((await publish(requestId, {}, acting)).request);
    expect(answer.history.at(-1)).toMatchObject({ by: { id: actor.userId }, acting: { id: people.buyer2.userId } });
    await world.settle();
    const envelope = world.events.all.findLast(({ aggregateId }) => aggregateId === requestId);
    expect(envelope?.actingUserId).toBe(people.buyer2.userId);
  });
});

describe('Repeating a request', () => {
  it('creates one draft with the same content and the current card', async () => {
    const tea = card({ price: 100n });
    const requestId = await draft(world, actor, tea);
    const attached = file();
    await publish(requestId, { files: { files: [attached] } });
    const now = card({ skuId: defined(tea.card).skuId, price: 130n, version: 2 });
    const input = { requestId, card: now, contact };
    const by = people.buyer2;
    const [one, two] = await Promise.all([1, 2].map(() => world.client.repeatRequest(input, { actor: by })));
    expect(two).toEqual(one);
    const shown = await view(world, defined(one).requestId, by);
    expect(shown).toMatchObject({
      status: RequestStatus.DRAFT,
      author: { id: by.userId },
      numericHash: '',
      draft: { openTwinId: requestId },
    });
    expect(shown.condition).toMatchObject({ count: '12', comment: 'Нужен образец и сертификат', files: [attached] });
    expect(shown.condition?.card?.card?.priceFrom?.minor).toBe(130n);
    const again = await world.client.publishRequest(publication(shown.id, { files: undefined }), { actor: by });
    expect(again.request?.condition?.files).toEqual([attached]);
  });

  it('keeps the old card if it was withdrawn', async () => {
    const requestId = await draft(world);
    await publish(requestId);
    const repeated = await world.client.repeatRequest({ requestId, contact }, { actor });
    expect((await view(world, repeated.requestId, actor)).condition?.card).toEqual(
      (await view(world, requestId, actor)).condition?.card,
    );
  });

  it("is for the customer's users who may trade, and for managers", async () => {
    const requestId = await draft(world);
    await publish(requestId);
    const repeat = (by: (typeof people)[keyof typeof people]) =>
      world.client.repeatRequest({ requestId, contact }, { actor: by });
    expect(await refused(repeat(people.rival))).toMatchObject({ kind: 'not_found' });
    expect(await refused(repeat(people.supplier))).toMatchObject({ kind: 'not_found' });
    expect(await refused(repeat({ ...actor, commerceAllowed: false }))).toMatchObject({ code: 'commerce_not_allowed' });
    const { requestId: copy } = await repeat(people.manager);
    expect(await view(world, copy, people.manager)).toMatchObject({ isCreatedByBroker: true, customer: { id: volga } });
  });
});
