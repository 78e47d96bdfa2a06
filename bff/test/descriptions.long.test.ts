import type {
  ConditionFilesView,
  FileView,
  RequestListView,
  RequestPageView,
  ReservedRequestView,
  UnitView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

const form = '/request/customer/description-to-request';

let world: World;
let buyer: Browser;
let manager: Browser;
let unit: UnitView;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example');
  manager = await world.signedIn('manager@setu.example');
  const units = await buyer.get<UnitView[]>('/api/product-units');
  const kg = units.find(({ name }) => name === 'кг');
  if (!kg) throw new Error('the units do not include kilograms');
  unit = kg;
}, 240_000);
afterAll(() => world?.close());

const formWith = (position: object = {}, contract: object = {}) => ({
  position: {
    ...{ description: 'Нут калибра 9 мм', comment: 'Урожай 2026 года', area: 'Фасовка', customs_code: '0713.20 000 0' },
    ...{ count: '500', unit: unit.id, price: '125,50' },
    ...position,
  },
  contract: { time_frame: 'к марту', total_price: '62 750', comment: 'Приёмка у нас', ...contract },
});

const reserve = async (by = buyer): Promise<string> => (await by.get<ReservedRequestView>(form)).request.id;
const draftOf = async (id: string) => (await buyer.get<RequestPageView>(`/request/first-step/${id}`)).request;

describe('The form of a request from a description', () => {
  it('has a new id each time and the caller’s contact, and stores nothing', async () => {
    const { request } = await buyer.get<ReservedRequestView>(form);
    expect(request.contact_info.email).toBe('buyer@volga.example');
    expect(await reserve()).not.toBe(request.id);
    expect((await buyer.call(`/request/first-step/${request.id}`)).status).toBe(404);
  });

  it('becomes a draft that only its author can access, with all text as typed, on the first save', async () => {
    const id = await reserve();
    const typed = formWith({ count: 'две', price: '' });
    const saved = await buyer.post<{ version: number }>(`/request/first-step-save/${id}`, {
      ...typed,
      editor: 'a',
      seq: 1,
    });
    expect(saved.data.version).toBe(2);
    const { draft, kind } = await draftOf(id);
    expect(kind).toBe('rfd');
    expect(draft?.description?.position).toEqual(typed.position);
    expect(draft?.description?.contract).toMatchObject({ total_price: '62 750', bought_brand: '' });
    const { list } = await buyer.get<RequestListView>('/customer/request-from-description-list?status=draft');
    expect(list.find((row) => row.id === id)).toMatchObject({ name: 'Нут калибра 9 мм', unit: 'кг', count: null });
    for (const other of ['buyer2@volga.example', 'rival@onega.example', 'manager@setu.example']) {
      const outsider = await world.signedIn(other);
      const tries = [`/request/first-step-save/${id}`, `/request/publish/${id}`];
      for (const path of tries)
        expect([other, path, (await outsider.post(path, formWith())).status]).toEqual([other, path, 404]);
    }
  });

  it('cannot be saved under an id that was not reserved or that another user reserved', async () => {
    const rival = await world.signedIn('rival@onega.example');
    for (const id of [await reserve(rival), '0195a000-0000-8000-8000-000000000000']) {
      expect((await buyer.post(`/request/first-step-save/${id}`, formWith())).status).toBe(404);
      expect((await buyer.post(`/request/publish/${id}`, formWith())).status).toBe(404);
    }
  });
});

describe('The files of a draft’s condition', () => {
  const pdf = (name: string) =>
    [new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n']), name] as const;
  const formOf = (field: string, files: (readonly [Blob, string])[]): FormData => {
    const body = new FormData();
    for (const [blob, name] of files) body.append(field, blob, name);
    return body;
  };

  it('are attached by id or by upload, appear on the form, and can be removed', async () => {
    const requestId = await reserve();
    await buyer.post(`/request/first-step-save/${requestId}`, formWith());
    const condition = async () => (await draftOf(requestId)).last_customer_condition;
    const names = async () => (await condition()).files.map(({ original_name: name }) => name);
    const path = `/condition/${(await condition()).id}/media`;
    const stored = { method: 'POST', raw: formOf('file', [pdf('First.pdf')]) };
    const { id } = (await buyer.call<FileView>('/api/upload-file', stored)).data;
    expect((await buyer.post(`${path}/attachments`, { files: [id] })).status).toBe(200);
    const raw = formOf('files[]', [pdf('Second.pdf'), pdf('Third.pdf')]);
    const sent = await buyer.call<ConditionFilesView>(`${path}/attachments`, { method: 'POST', raw });
    expect(sent.data.files.map(({ original_name: name }) => name)).toEqual(['First.pdf', 'Second.pdf', 'Third.pdf']);
    for (const _again of [1, 2]) expect((await buyer.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(200);
    const program = formOf('files[]', [[new Blob(['MZ....']), 'setup.exe']]);
    expect((await buyer.call(`${path}/attachments`, { method: 'POST', raw: program })).status).toBe(415);
    expect((await buyer.post(`${path}/attachments`, { files: [] })).failure.data.codes).toEqual({ files: 'required' });
    expect(await names()).toEqual(['Second.pdf', 'Third.pdf']);
  });
});

describe('Publishing a request from a description', () => {
  it("works with the reserved id, and shows managers the price in roubles with the day's rate", async () => {
    const id = await reserve();
    const reply = await buyer.post<{ route: object }>(`/request/publish/${id}`, formWith());
    expect(reply.data.route).toEqual({ name: 'request_for_customer_page', params: { requestEntity: id } });
    const { request } = await manager.get<RequestPageView>(`/broker/preview/${id}`);
    expect(request).toMatchObject({ status: 'new', customer_price: { value: 62_750, currency: 'RUB' } });
    expect(request.customer_price?.rate).toBeGreaterThan(0);
    expect(request.contact_info?.email).toBe('buyer@volga.example');
    expect(request.last_customer_condition.from_description_goods_items).toEqual([
      {
        ...{
          description: 'Нут калибра 9 мм',
          comment: 'Урожай 2026 года',
          area: 'Фасовка',
          customs_code: '0713200000',
        },
        ...{ count: 500, price: { value: 125.5, currency: 'RUB' } },
        unit: expect.objectContaining({ id: unit.id, name: 'кг' }),
      },
    ]);
    const { list } = await manager.get<RequestListView>('/broker/request-from-description-list');
    expect(list.find((row) => row.id === id)).toMatchObject({ count: 500, unit: 'кг' });
  });

  it('returns the first result when repeated, or 409 with different content', async () => {
    const id = await reserve();
    const first = await buyer.post(`/request/publish/${id}`, formWith());
    expect((await buyer.post(`/request/publish/${id}`, formWith({ customs_code: '0713200000' }))).data).toEqual(
      first.data,
    );
    const other = await buyer.post(`/request/publish/${id}`, formWith({ area: 'Посев' }));
    expect([other.status, other.failure.data.error]).toEqual([409, 'already_published']);
  });

  it('reports errors under the names of the sent fields, and saves the entered data as a draft', async () => {
    const id = await reserve();
    const reply = await buyer.post(
      `/request/publish/${id}`,
      formWith({ customs_code: '12', unit: '' }, { total_price: '0' }),
    );
    expect([reply.status, Object.keys(reply.failure.data.error)]).toEqual([
      422,
      ['position.customs_code', 'contract.total_price'],
    ]);
    expect((await draftOf(id)).draft?.description?.position.customs_code).toBe('12');
    const empty = await buyer.post(`/request/publish/${id}`, {});
    expect(Object.keys(empty.failure.data.error)).toContain('position.description');
    const unit404 = await buyer.post(`/request/publish/${id}`, formWith({ unit: id }));
    expect(Object.keys(unit404.failure.data.error)).toEqual(['position.unit']);
  });

  it('accepts several items, which the list, the page, the documents and a copy keep in their order', async () => {
    const id = await reserve();
    const { position } = formWith();
    const further = [
      { ...position, description: 'Маш', count: '20', price: '99,9', unit: '' },
      { ...position, description: 'Чечевица красная', count: '7' },
    ];
    const [maximum, wrong] = [Array.from({ length: 30 }, () => position), [{ ...position, count: '0' }]];
    for (const [sent, field] of [
      [maximum, 'further_positions'] as const,
      [wrong, 'further_positions.0.count'] as const,
    ]) {
      const refused = await buyer.post(`/request/publish/${id}`, { ...formWith(), further_positions: sent });
      expect([refused.status, Object.keys(refused.failure.data.error)]).toEqual([422, [field]]);
    }
    await buyer.post(`/request/first-step-save/${id}`, { ...formWith(), further_positions: further });
    expect((await draftOf(id)).draft?.description?.further_positions).toEqual(further);
    expect((await buyer.post(`/request/publish/${id}`, { ...formWith(), further_positions: further })).status).toBe(
      200,
    );
    const { request } = await manager.get<RequestPageView>(`/broker/preview/${id}`);
    const items = request.last_customer_condition.from_description_goods_items;
    expect(items.map(({ description, count, price }) => [description, count, price?.value])).toEqual([
      ['Нут калибра 9 мм', 500, 125.5],
      ['Маш', 20, 99.9],
      ['Чечевица красная', 7, 125.5],
    ]);
    const { list } = await manager.get<RequestListView>('/broker/request-from-description-list?search=чечевица');
    expect(list.find((row) => row.id === id)).toMatchObject({
      name: 'Нут калибра 9 мм и ещё 2',
      count: null,
      unit: '',
    });
    const made = await buyer.call(`/request/repeat/${id}`);
    const copy = await draftOf(made.headers.get('location')?.split('/').at(-1) ?? '');
    expect(copy.draft?.description?.further_positions.map(({ description }) => description)).toEqual([
      'Маш',
      'Чечевица красная',
    ]);
  });

  it('can be repeated as a new draft with the same content', async () => {
    const id = await reserve();
    await buyer.post(`/request/publish/${id}`, formWith());
    const made = await buyer.call(`/request/repeat/${id}`);
    const copy = made.headers.get('location')?.split('/').at(-1) ?? '';
    expect((await draftOf(copy)).draft?.description).toMatchObject({
      position: { description: 'Нут калибра 9 мм', count: '500', unit: unit.id, price: '125.5' },
      contract: { total_price: '62750', comment: 'Приёмка у нас' },
    });
  });
});
