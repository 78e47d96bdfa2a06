import { read, utils } from '@e965/xlsx';
import type { AuditPeopleView, AuditView, CategoryTreeView, SearchWordsView, SettingsView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 240_000);
afterAll(async () => world?.close());

const path = '/admin/audit';

/** Downloads a file and reads it with a library that did not write it. */
async function bookOf(browser: Browser, address: string): Promise<unknown[][]> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' };
  const answer = await fetch(`${world.origin}${address}`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  const book = read(Buffer.from(await answer.arrayBuffer()));
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: null });
}

describe('The audit log', () => {
  it('has entries of every service, each with its actor, and can be filtered by each attribute', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const me = (await admin.context()).user?.id ?? '';
    const settings = await admin.get<SettingsView>('/admin/settings');
    const values = { 'files.company_mb': 77 };
    expect((await admin.post('/admin/settings', { revision: settings.revision, values })).status).toBe(200);
    const typed = { left: ['тарарам'], right: ['насос'], both_ways: true, language: 'ru' };
    expect((await admin.post('/admin/words', typed)).status).toBe(200);

    const { list, missing } = await admin.get<AuditView>(path);
    expect(missing).toEqual([]);
    expect(list.slice(0, 2).map(({ action, service, actor }) => [action, service, actor?.id])).toEqual([
      ['synonym.added', 'catalogue', me],
      ['setting.changed', 'identity', me],
    ]);
    expect(list[1]).toMatchObject({
      ...{ object_kind: 'setting', object_id: 'files.company_mb', on_behalf_of: null },
      object_name: 'Файлы одной компании, не больше',
      fields: [
        {
          ...{ name: 'files.company_mb', before: '2048', after: '77' },
          ...{ label: 'Файлы одной компании, не больше', was: '2048\u00a0МБ', is: '77\u00a0МБ' },
        },
      ],
    });
    const ordered = [...list].sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1));
    expect(list).toEqual(ordered);
    const actions = async (query: string) =>
      new Set((await admin.get<AuditView>(`${path}?${query}`)).list.map(({ action }) => action));
    expect(await actions('service=catalogue&action=synonym.added')).toEqual(new Set(['synonym.added']));
    expect(await actions('kind=setting&object=files.company_mb')).toEqual(new Set(['setting.changed']));
    expect([...(await actions('service=request'))].every((action) => action.startsWith('request.'))).toBe(true);
    expect((await actions('service=review')).size).toBeGreaterThan(0);
    expect(await actions('to=2001-01-01')).toEqual(new Set());
    expect(await actions(`person=${me}&kind=search_synonym`)).toEqual(new Set(['synonym.added']));
    const company = list.find(({ company: of }) => of !== null)?.company;
    const ofCompany = await admin.get<AuditView>(`${path}?company=${company?.id}`);
    expect(new Set(ofCompany.list.map(({ company: of }) => of?.id))).toEqual(new Set([company?.id]));

    const refused = await admin.call(`${path}?from=yesterday`);
    expect([refused.status, refused.failure.data.codes]).toEqual([422, { from: 'invalid_date' }]);
    const { synonyms } = await admin.get<SearchWordsView>('/admin/words');
    expect(synonyms).toHaveLength(1);
  });

  it('names its objects: the card of a review, the company of an application, the number and goods of a request', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const namesOf = async (kind: string) =>
      (await admin.get<AuditView>(`${path}?kind=${kind}`)).list.map(({ object_name: name }) => name);
    for (const kind of ['review', 'application', 'request']) {
      const names = await namesOf(kind);
      expect([kind, names.length > 0, names.filter((name) => name === '').length]).toEqual([kind, true, 0]);
    }
    expect((await namesOf('request'))[0]).toMatch(/^\d{8} · ./);
  });

  it('is searched by a part of an object’s name or by its number, together with the other filters', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const found = async (query: string) => (await admin.get<AuditView>(`${path}?${query}`)).list;
    for (const kind of ['request', 'application', 'review']) {
      const [entry] = await found(`kind=${kind}`);
      const words = encodeURIComponent((entry?.object_name ?? '').slice(0, kind === 'review' ? 12 : 8).toUpperCase());
      const list = await found(`search=${words}&kind=${kind}`);
      expect([kind, list.some(({ object_id: id }) => id === entry?.object_id)]).toEqual([kind, true]);
      expect((await found(`search=${words}&service=identity`)).length).toBe(0);
    }
    expect((await found('search=Betwa')).every(({ object_name: name }) => name.includes('Betwa'))).toBe(true);
    expect(await found('search=no%25such')).toEqual([]);
  });

  it('offers the people of all companies by name, and the broker’s own without one', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const people = async (search: string) =>
      (await admin.get<AuditPeopleView>(`${path}/people?search=${encodeURIComponent(search)}`)).list;
    const [buyer] = await people('buyer@volga');
    expect(buyer).toMatchObject({ surname: expect.any(String), company_name: expect.stringContaining('Волга') });
    expect((await people(`${buyer?.surname} ${buyer?.name}`)).map(({ id }) => id)).toContain(buyer?.id);
    expect(new Set((await people('')).map(({ company_name: name }) => name)).size).toBe(1);
    expect(await people('%')).toEqual([]);
  });

  it('names the parent of a category in the reader’s language', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const { categories } = await admin.get<CategoryTreeView>('/admin/catalog/category_tree');
    const root = categories.find(({ level }) => level === 0);
    const parent = categories.find(({ level, tree_id }) => level === 1 && tree_id === root?.id);
    const made = { title: 'Новая', locale: 'ru_RU', translation: 'New one', category: parent?.id };
    expect((await admin.post(`/admin/catalog/category/create/${root?.id}`, made)).status).toBe(200);
    const { list } = await admin.get<AuditView>(`${path}?kind=category`);
    expect(list[0]?.fields.find(({ name }) => name === 'parent')).toMatchObject({
      ...{ before: '', after: parent?.id, was: '', is: parent?.name.ru },
    });
  });

  it('continues after the end of a page without a repeated or missing entry', async () => {
    const admin = await world.signedIn('admin@setu.example');
    const listed: string[] = [];
    let before = '';
    for (let pages = 0; pages < 50; pages += 1) {
      const page = await admin.get<AuditView>(`${path}?before=${before}`);
      listed.push(...page.list.map(({ service, id }) => `${service} ${id}`));
      if (page.next === null) break;
      before = page.next;
    }
    expect(listed.length).toBeGreaterThan(50);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('downloads as a file with the same entries, and the download is audited too', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    const rows = await bookOf(admin, `${path}?kind=search_synonym`);
    expect(rows[0]?.slice(0, 4)).toEqual(['Когда', 'Кто', 'За кого', 'Действие']);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(expect.arrayContaining(['Добавлен синоним', 'Синоним', 'Каталог']));
    const { list } = await admin.get<AuditView>(`${path}?action=audit.downloaded`);
    expect(list[0]?.fields).toMatchObject([
      { ...{ name: 'kind', after: 'search_synonym' }, ...{ label: 'Вид объекта', was: '', is: 'Синоним' } },
    ]);
  });

  it('names a service that did not respond', async () => {
    const admin = await world.signedIn('admin@setu.example', 'ru');
    await world.stop('review');
    const { list, missing } = await admin.get<AuditView>(path);
    expect(missing).toEqual(['review']);
    expect(list.length).toBeGreaterThan(0);
    expect((await admin.call(path, { method: 'POST' })).status).toBe(503);
  });
});
