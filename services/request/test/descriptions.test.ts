import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import type { Description, PublishDescriptionRequest } from '@setu/proto/request/drafts';
import { RequestPublished } from '@setu/proto/request/events';
import { RequestKind, RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  companyChanged,
  contact,
  deccan,
  defined,
  draft,
  file,
  knownSupplier,
  listQuery,
  people,
  publication,
  rate,
  save,
  transition,
  view,
  volga,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'ООО «Волга Импорт»', inn: '7707083893' });
});
afterAll(() => world?.close());

const actor = people.buyer;
type Who = (typeof people)[keyof typeof people];

const kg = { id: systemIds.id(), name: { en: 'kg', ru: 'кг' }, description: undefined };
const described = (over: Partial<Description> = {}): Description => ({
  ...{ name: 'Нут калибра 9 мм', description: 'Урожай 2026 года', area: 'Фасовка', customsCode: '0713 20 000 0' },
  ...{ count: '54000', unit: kg, price: '125,5', timeFrame: 'к марту', total: '6 777 000', comment: 'Приёмка у нас' },
  ...{ boughtBefore: 'Нут 8 мм', boughtSupplier: 'Агро', boughtBrand: 'Kabuli', deliveryCity: 'RUKZN' },
  furtherItems: [],
  ...over,
});

const reserve = async (by: Who = actor): Promise<string> =>
  (await world.client.reserveRequestId({}, { actor: by })).requestId;
const saveDescription = (
  requestId: string,
  description: Description,
  over: Parameters<typeof save>[1] = {},
  by: Who = actor,
) => world.client.saveDraft(save(requestId, { description, contact, ...over }), { actor: by });
const publish = (requestId: string, over: Partial<PublishDescriptionRequest> = {}, by: Who = actor) =>
  world.client.publishDescription(
    { requestId, description: described(), files: { files: [] }, rate, idempotencyKey: '', ...over },
    { actor: by },
  );
const drafted = async (): Promise<string> => {
  const requestId = await reserve();
  await saveDescription(requestId, described());
  return requestId;
};
const published = async (): Promise<string> => {
  const requestId = await drafted();
  await publish(requestId);
  return requestId;
};

describe('A reserved request id', () => {
  it("stores nothing until the first save, which creates the author's draft with the typed text", async () => {
    const requestId = await reserve();
    expect(await refused(view(world, requestId, actor))).toMatchObject({ kind: 'not_found' });
    const typed = described({ count: ' две ', price: 'сколько', unit: undefined });
    expect(await saveDescription(requestId, typed, { editor: 'a', seq: 1n })).toMatchObject({
      version: 2,
      dropped: false,
    });
    const shown = await view(world, requestId, actor);
    expect(shown).toMatchObject({ kind: RequestKind.RFD, status: RequestStatus.DRAFT, contact, numericHash: '' });
    expect(shown.condition).toMatchObject({ timeFrame: 'к марту', total: '6 777 000', deliveryCity: 'RUKZN' });
    expect(shown.condition?.items).toMatchObject([{ name: typed.name, count: ' две ', price: 'сколько' }]);
    expect(shown.customerPrice?.money).toEqual({ minor: 677_700_000n, currency: 'RUB' });
    const { rows } = await world.client.listRequests(listQuery({ kind: RequestKind.RFD }), { actor });
    expect(rows.find(({ id }) => id === requestId)?.name).toEqual({ en: '', ru: typed.name });
    expect(await refused(view(world, requestId, people.buyer2))).toMatchObject({ kind: 'not_found' });
  });

  it('is not found for other users, after a day, or if it was never reserved', async () => {
    const reserved = await reserve();
    const tries: [string, Who][] = [
      [reserved, people.buyer2],
      [reserved, people.rival],
      [reserved, people.manager],
      [systemIds.id(), actor],
    ];
    for (const [id, by] of tries) {
      expect(await refused(saveDescription(id, described(), {}, by))).toMatchObject({ kind: 'not_found' });
    }
    expect(await refused(world.client.saveDraft(save(reserved, { comment: 'x' }), { actor }))).toMatchObject({
      kind: 'not_found',
    });
    world.clock.advance(24 * 3_600_000 + 1);
    expect(await refused(saveDescription(reserved, described()))).toMatchObject({ kind: 'not_found' });
  });

  it('is only for customers whose company may trade', async () => {
    const reservation = (by: Who) => refused(world.client.reserveRequestId({}, { actor: by }));
    expect(await reservation(people.newcomer)).toMatchObject({ code: 'commerce_not_allowed' });
    expect(await reservation(people.supplier)).toMatchObject({ code: 'access_denied' });
    expect(await reservation(people.anonymous)).toMatchObject({ kind: 'unauthenticated' });
  });

  it('creates one draft from many concurrent saves and keeps the newest save, in whatever order they arrive', async () => {
    const requestId = await reserve();
    const seqs = Array.from({ length: 8 }, (_, index) => BigInt(8 - index));
    await Promise.all(
      seqs.map((seq) => saveDescription(requestId, described({ area: `№${seq}` }), { editor: 'a', seq })),
    );
    for (const seq of [5n, 3n, 1n])
      expect(await saveDescription(requestId, described({ area: `№${seq}` }), { editor: 'a', seq })).toMatchObject({
        dropped: true,
      });
    const shown = await view(world, requestId, actor);
    expect(shown.condition?.items.map(({ area }) => area)).toEqual(['№8']);
    expect(shown.history).toHaveLength(1);
    const old = saveDescription(requestId, described(), { editor: 'b', seq: 1n, version: 1 });
    expect(await refused(old)).toMatchObject({ kind: 'stale' });
  });

  it('does not return by a late save after its draft was deleted', async () => {
    const requestId = await reserve();
    await saveDescription(requestId, described(), { editor: 'a', seq: 1n });
    await world.client.deleteDraft({ requestId }, { actor });
    expect(await refused(saveDescription(requestId, described(), { editor: 'a', seq: 2n }))).toMatchObject({
      kind: 'not_found',
    });
  });
});

describe('Publishing a description', () => {
  it("assigns a number, stores roubles with the day's exchange rate and the value in rupees, and publishes the event", async () => {
    const requestId = await reserve();
    const attached = file();
    await saveDescription(requestId, described(), { files: { files: [attached] } });
    const shown = defined((await publish(requestId, { files: undefined })).request);
    expect(shown).toMatchObject({
      status: RequestStatus.NEW,
      customerPrice: { money: { minor: 677_700_000n, currency: 'RUB' }, rate },
    });
    expect(shown.condition).toMatchObject({ files: [attached], comment: 'Приёмка у нас', total: '6777000' });
    expect(shown.condition?.items).toEqual([
      expect.objectContaining({ customsCode: '0713200000', count: '54000', price: '125.5', unit: kg }),
    ]);
    const row = await world.deps.db('request').where({ id: requestId }).first('total_minor', 'total_currency');
    // 6,777,000 roubles at 93.5123 roubles for 100 rupees.
    expect(row).toEqual({ total_minor: '724717497', total_currency: 'RUB' });
    const { rows } = await world.client.listRequests(listQuery({ kind: RequestKind.RFD, search: 'нут' }), {
      actor: people.manager,
    });
    expect(rows.find(({ id }) => id === requestId)).toMatchObject({ count: '54000', unit: kg.name });
    await world.settle();
    const events = world.events.of('setu.request.request.published', RequestPublished);
    expect(events.filter((event) => event.requestId === requestId)).toMatchObject([
      { kind: RequestKind.RFD, name: { ru: 'Нут калибра 9 мм' }, customerName: 'ООО «Волга Импорт»' },
    ]);
  });

  it('needs a draft', async () => {
    expect(await refused(publish(await reserve()))).toMatchObject({ kind: 'not_found' });
  });

  it('returns the first result for the same content and rejects other content', async () => {
    const requestId = await drafted();
    const [first, second] = await Promise.all([publish(requestId), publish(requestId)]);
    expect(second).toEqual(first);
    expect(await publish(requestId, { description: described({ customsCode: '0713.200000' }) })).toEqual(first);
    const others = [{ description: described({ area: 'x' }) }, { files: { files: [file()] } }];
    for (const over of others)
      expect(await refused(publish(requestId, over))).toMatchObject({ kind: 'refused', code: 'already_published' });
  });

  it('reports all wrong fields and publishes nothing', async () => {
    const requestId = await drafted();
    const failed = await refused(
      publish(requestId, {
        description: described({ count: '0', total: '', deliveryCity: 'Kazan' }),
      }),
    );
    expect(failed).toMatchObject({
      kind: 'invalid',
      fields: {
        'position.count': 'min',
        'contract.total_price': 'required',
        'contract.delivery_city': 'invalid_option',
      },
    });
    expect(await view(world, requestId, actor)).toMatchObject({ status: RequestStatus.DRAFT, version: 2 });
  });

  it('does not accept the content of a catalogue request, or the other way round', async () => {
    const fromCard = await draft(world);
    expect((await refused(publish(fromCard))).kind).toBe('invalid');
    expect((await refused(saveDescription(fromCard, described()))).kind).toBe('invalid');
    const requestId = await drafted();
    const asRfc = world.client.publishRequest(publication(requestId), { actor });
    expect((await refused(asRfc)).fields).toEqual({ position: 'required' });
  });
});

it("a request from a description never shows a supplier the customer's price, earlier purchases or city", async () => {
  const requestId = await published();
  await world.client.takeIntoWork(transition(requestId), { actor: people.manager });
  await world.client.sendToSupplier(transition(requestId), { actor: people.manager });
  const { supplier } = people;
  await world.deps.db('request').where({ id: requestId }).update({ supplier_company_id: supplier.companyId });
  const shown = await view(world, requestId, supplier);
  expect(shown.customerPrice).toBeUndefined();
  expect(shown.condition).toMatchObject({
    ...{ total: '', boughtBefore: '', boughtSupplier: '', boughtBrand: '', deliveryCity: '' },
  });
  expect(shown.condition?.items).toMatchObject([{ name: 'Нут калибра 9 мм', price: '' }]);
  expect((await view(world, requestId, people.manager)).condition).toMatchObject({
    ...{ boughtSupplier: 'Агро', deliveryCity: 'RUKZN' },
  });
  expect((await world.client.describeGoods({ requestId }, { actor: people.manager })).city).toBe('RUKZN');
});

it('repeating a description creates a new draft with the same content', async () => {
  const requestId = await published();
  const repeated = await world.client.repeatRequest({ requestId, contact }, { actor: people.buyer2 });
  const [old, copy] = [await view(world, requestId, actor), await view(world, repeated.requestId, people.buyer2)];
  expect(copy).toMatchObject({ kind: RequestKind.RFD, status: RequestStatus.DRAFT });
  expect(copy.condition?.items).toEqual(old.condition?.items);
  expect(copy.condition).toMatchObject({ total: '6777000', timeFrame: 'к марту', deliveryCity: 'RUKZN' });
});

it('the first invitation sends an accepted description to suppliers, and the invited supplier is asked for an offer', async () => {
  const requestId = await published();
  await knownSupplier(world, deccan);
  await world.client.takeIntoWork(transition(requestId), { actor: people.manager });
  const invited = { requestId, supplierCompanyIds: [deccan], idempotencyKey: '' };
  for (const _ of [1, 2]) await world.client.inviteSuppliers(invited, { actor: people.manager });
  const { history } = await view(world, requestId, people.manager);
  expect(history.map(({ status }) => status)).toEqual([
    ...[RequestStatus.DRAFT, RequestStatus.NEW, RequestStatus.IN_WORK, RequestStatus.SEND_TO_SUPPLIER],
  ]);
  const seen = await view(world, requestId, people.otherSupplier);
  expect(seen).toMatchObject({ status: RequestStatus.SEND_TO_SUPPLIER, waitsFor: CompanyType.SUPPLIER });
  expect(seen.clock).toBeDefined();
});
