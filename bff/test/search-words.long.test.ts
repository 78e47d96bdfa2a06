import type { CategoryView, SearchWordsView, SynonymView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 240_000);
afterAll(async () => world?.close());

const path = '/admin/words';
const total = async (search: string): Promise<number> => {
  const list = await world.browser().get<CategoryView>(`/catalog/category/?f_search=${encodeURIComponent(search)}`);
  return list.pagination.total_item_count;
};

describe('Synonyms and stop words of the search', () => {
  it('are saved by an admin, soon used by the search, and audited with the admin’s name', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const before = await admin.get<SearchWordsView>(path);
    expect(before.tried).toBeNull();
    const search = 'качалка';
    const target = (await admin.get<SearchWordsView>(`${path}?try=${encodeURIComponent('насос')}`)).tried;
    expect(target?.total).toBeGreaterThan(0);
    const typed = { left: ['Качалка'], right: ['насос'], both_ways: false, language: 'ru' };
    const saved = await admin.post<{ synonym: SynonymView }>(path, typed);
    expect(saved.status).toBe(200);
    expect(saved.data.synonym).toMatchObject({ left: ['качалка'], version: 1 });
    const shown = await admin.get<SearchWordsView>(`${path}?try=${encodeURIComponent(search)}`);
    expect(shown.tried).toMatchObject({
      total: target?.total,
      synonyms: [{ words: 'качалка', alternatives: ['насос'] }],
      words: [{ word: 'качалка', fate: 'unknown' }],
    });
    expect(shown.changes[0]).toMatchObject({ kind: 'added', after: { left: ['качалка'], right: ['насос'] } });
    expect(shown.people.map(({ id }) => id)).toContain(shown.changes[0]?.by);
    await vi.waitFor(async () => expect(await total(search)).toBe(target?.total), { timeout: 5000, interval: 100 });

    const again = await admin.post(path, typed);
    expect([again.status, again.failure.data.codes]).toEqual([422, { left: 'synonym_taken' }]);
    expect(again.text).toContain('качалка');
    const { id } = saved.data.synonym;
    const late = await admin.post(path, { ...typed, id, version: 0 });
    expect([late.status, late.failure.data.error]).toEqual([409, 'conflict']);
    expect((await admin.post(`${path}/synonym/${id}/remove`, { version: 1 })).status).toBe(200);
    await vi.waitFor(async () => expect(await total(search)).toBe(0), { timeout: 5000, interval: 100 });
  });

  it('are rejected with errors on their fields', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const refused = await admin.post(path, { left: [], right: ['для'], both_ways: true, language: 'ru' });
    expect([refused.status, refused.failure.data.codes]).toEqual([422, { left: 'required' }]);
    const stop = { language: 'ru', version: 0, words: ['две штуки'] };
    const refusedStop = await admin.post(`${path}/stop-words`, stop);
    expect([refusedStop.status, refusedStop.failure.data.codes]).toEqual([422, { words: 'term_invalid' }]);
  });
});
