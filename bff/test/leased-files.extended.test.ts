import type { CategoryView, FileView, RequestPageView } from '@setu/contract';
import { demoCards } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let sku: string;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  const found = await buyer.get<CategoryView>('/catalog/category/?f_search=насос');
  sku = found.pagination.items.find((card) => card.price_mode === 'exact')?.sku_id ?? '';
}, 240_000);

afterAll(async () => world?.close());

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const upload = async (browser = buyer): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([pdf]), 'чертёж.pdf');
  return (await browser.call<FileView>('/api/upload-file', { method: 'POST', raw: form })).data.id;
};
const draftOf = async (browser = buyer): Promise<string> => {
  const reply = await browser.call(`/customer/request/create-from-product/${sku}`);
  return (reply.headers.get('location') ?? '').split('/').at(-1) ?? '';
};
const save = (draft: string, files: string[]) =>
  buyer.post(`/request/first-step-save/${draft}`, { comment: '…', files });
const publish = (draft: string, files: string[]) =>
  buyer.post(`/request/publish/${draft}`, { count: 2, comment: 'Нужен чертёж', files });
const remove = (id: string) => buyer.call(`/api/remove-file/${id}`, { method: 'DELETE' });
const filesOf = async (draft: string) =>
  (await buyer.get<RequestPageView>(`/request/customer/preview/${draft}`)).request.last_customer_condition.files;
const status = async (id: string) => (await buyer.call(`/media/file/${id}/x.pdf`)).status;

describe('A file of a request', () => {
  it('cannot be deleted while the draft contains it, but can be afterwards', async () => {
    const [id, draft] = [await upload(), await draftOf()];
    expect((await save(draft, [id])).status).toBe(200);
    const refusal = await remove(id);
    expect([refusal.status, refusal.failure.data.error]).toEqual([409, 'file_in_use']);
    expect(refusal.failure.message).toContain('прикреплён');
    await save(draft, []);
    await world.settle();
    expect((await remove(id)).status).toBe(200);
    expect(await status(id)).toBe(404);
  });

  it('that was deleted is reported on the files’ field, on saving and on publishing', async () => {
    const [deleted, stored, draft] = [await upload(), await upload(), await draftOf()];
    await remove(deleted);
    for (const reply of [await save(draft, [stored, deleted]), await publish(draft, [stored, deleted])]) {
      expect([reply.status, reply.failure.data.codes]).toEqual([422, { 'files.1': 'file_gone' }]);
      expect(reply.failure.data.error).toEqual({ 'files.1': expect.stringMatching(/удалён/) });
    }
    expect((await publish(draft, [stored])).status).toBe(200);
    expect((await filesOf(draft)).map(({ id }) => id)).toEqual([stored]);
  });

  it('cannot be the picture of another company’s card', async () => {
    const picture = demoCards().find((card) => card.state === 'published' && card.pictureIds.length > 0)?.pictureIds[0];
    const draft = await draftOf();
    expect(await status(picture ?? '')).toBe(200);
    for (const reply of [await save(draft, [picture ?? '']), await publish(draft, [picture ?? ''])])
      expect([reply.status, reply.failure.data.codes]).toEqual([422, { 'files.0': 'file_foreign' }]);
  });

  it('cannot belong to another user or be listed twice', async () => {
    const rival = await world.signedIn('rival@onega.example', 'ru');
    const [foreign, own, draft] = [await upload(rival), await upload(), await draftOf()];
    expect((await save(draft, [own, foreign])).failure.data.codes).toEqual({ 'files.1': 'file_unknown' });
    expect((await save(draft, [own, own])).failure.data.codes).toEqual({ files: 'file_repeated' });
  });

  it('is either in the published request or deleted, in forty races between publishing and deleting', async () => {
    const outcomes = { published: 0, removed: 0 };
    for (let round = 0; round < 40; round += 1) {
      const [id, draft] = [await upload(), await draftOf()];
      const saving = round % 2 === 0 ? await save(draft, [id]) : undefined;
      expect(saving?.status ?? 200).toBe(200);
      const actions = [() => publish(draft, [id]), () => remove(id)];
      const [published, removed] =
        round % 4 < 2
          ? await Promise.all(actions.map((action) => action()))
          : (await Promise.all([...actions].reverse().map((action) => action()))).reverse();
      if (published?.status === 200) {
        outcomes.published += 1;
        expect([removed?.status, (await filesOf(draft)).length]).toEqual([409, 1]);
        expect(await status(id)).toBe(200);
      } else {
        outcomes.removed += 1;
        expect([published?.status, published?.failure.data.codes]).toEqual([422, { 'files.0': 'file_gone' }]);
        expect(removed?.status).toBe(200);
      }
    }
    expect(outcomes.published + outcomes.removed).toBe(40);
    expect(outcomes.published).toBeGreaterThanOrEqual(20);
    await world.settle();
  }, 180_000);
});
