import { actors } from '@setu/kit/testing';
import { StaticPageChanged } from '@setu/proto/catalogue/events';
import { StaticPageVersionKind } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, startTestCatalogue } from './fixtures.js';
import { visitor } from './shown.js';

const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
const as = { actor: admin };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

interface PageInput {
  link?: string;
  locale?: string;
  title?: string;
  body?: string;
  expectedVersion?: number;
  isDraft?: boolean;
}
const page = { link: 'about', locale: 'ru', title: 'О нас', body: '<p>Мост</p>', isDraft: false };
const save = async (input: PageInput = {}, call = as) =>
  (await catalogue.client.saveStaticPage({ ...page, ...input }, call)).version;
const adminView = (link: string) => catalogue.client.getStaticPageCare({ link }, as);
const read = (link: string) => catalogue.client.getStaticPage({ link }, { actor: visitor });
const publishedOf = async (link: string) => {
  await catalogue.settle();
  return catalogue.events
    .of('setu.catalogue.static_page.changed', StaticPageChanged)
    .filter((one) => one.link === link);
};

describe('Editing static pages', () => {
  it.each([
    ['an anonymous visitor', actors.anonymous(), 'unauthenticated'],
    ['a buyer', actors.buyer({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a supplier', actors.supplier({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a manager', actors.broker({ roles: ['TEAM_MANAGER'] }), 'forbidden'],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), 'forbidden'],
    ['a reviewer', actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }), 'forbidden'],
  ])('is not allowed for %s', async (_who, actor, kind) => {
    const { client } = catalogue;
    const calls = [
      client.getStaticPageCare({ link: 'about' }, { actor }),
      client.getStaticPageVersion({ link: 'about', locale: 'ru', version: 1 }, { actor }),
      client.previewStaticPage({ body: '' }, { actor }),
      client.saveStaticPage(page, { actor }),
      client.removeStaticPage({ link: 'about', locale: 'ru' }, { actor }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind });
  });
});

describe('A static page', () => {
  it('that comes with the product has a first version without an author', async () => {
    const { ru, en, history, links } = await adminView('about');
    expect(ru).toMatchObject({ title: 'О нас', version: 1, publicVersion: 1, savedById: '', savedAtMs: undefined });
    expect(en).toMatchObject({ title: 'About', version: 1 });
    expect(history.map(({ locale, version, kind }) => [locale, version, kind])).toEqual([
      ['en', 1, StaticPageVersionKind.PUBLISHED],
      ['ru', 1, StaticPageVersionKind.PUBLISHED],
    ]);
    expect(links).toContain('about');
  });

  it('is shown after publishing, without harmful HTML, and its event has the old state', async () => {
    const body = '<h2>Правила</h2><script>alert(1)</script><p onclick="x()">Первое</p>';
    const version = await save({ link: 'rules', title: ' Правила  сделки ', body, expectedVersion: 0 });
    expect(version).toBe(1);
    const clean = '<h2>Правила</h2><p>Первое</p>';
    expect(await read('rules')).toEqual({
      ...{ link: 'rules', title: { ru: 'Правила сделки', en: '' }, body: { ru: clean, en: '' } },
    });
    expect(await save({ link: 'rules', title: 'Правила сделки', body: '<p>Второе</p>', expectedVersion: 1 })).toBe(2);
    expect(await publishedOf('rules')).toEqual([
      {
        ...{ link: 'rules', locale: 'ru', kind: StaticPageVersionKind.PUBLISHED, version: 1, before: undefined },
        after: { title: 'Правила сделки', body: clean },
      },
      {
        ...{ link: 'rules', locale: 'ru', kind: StaticPageVersionKind.PUBLISHED, version: 2 },
        before: { title: 'Правила сделки', body: clean },
        after: { title: 'Правила сделки', body: '<p>Второе</p>' },
      },
    ]);
    const first = await catalogue.client.getStaticPageVersion({ link: 'rules', locale: 'ru', version: 1 }, as);
    expect(first).toEqual({ title: 'Правила сделки', body: clean });
    const { ru, history } = await adminView('rules');
    expect(ru).toMatchObject({ version: 2, publicVersion: 2, savedById: admin.userId });
    expect(history.map((one) => [one.version, one.savedById])).toEqual([
      [2, admin.userId],
      [1, admin.userId],
    ]);
  });

  it('saved as a draft changes nothing for visitors until it is published', async () => {
    await save({ link: 'draft', body: '<p>Старое</p>' });
    expect(await save({ link: 'draft', body: '<p>Новое</p>', isDraft: true, expectedVersion: 1 })).toBe(2);
    expect((await read('draft')).body?.ru).toBe('<p>Старое</p>');
    expect((await adminView('draft')).ru).toMatchObject({ body: '<p>Новое</p>', version: 2, publicVersion: 1 });
    expect(await save({ link: 'draft', body: '<p>Новое</p>', expectedVersion: 2 })).toBe(3);
    expect((await read('draft')).body?.ru).toBe('<p>Новое</p>');
    // Visitors get `not_found` for a page that has only a draft.
    await save({ link: 'never-shown', isDraft: true });
    await expect(read('never-shown')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('sent twice by one click is saved once', async () => {
    const input = { link: 'twice', expectedVersion: 0 };
    expect([await save(input), await save(input)]).toEqual([1, 1]);
    expect(await publishedOf('twice')).toHaveLength(1);
  });

  it('cannot be saved over a version that the author has not seen, or twice concurrently', async () => {
    await save({ link: 'two' });
    await expect(save({ link: 'two', body: '<p>Поздно</p>', expectedVersion: 0 })).rejects.toMatchObject({
      kind: 'stale',
      params: { current_status: 'changed', current_version: '1' },
    });
    const both = await Promise.allSettled(
      ['Первый', 'Второй'].map((text) => save({ link: 'two', body: `<p>${text}</p>`, expectedVersion: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await adminView('two')).ru?.version).toBe(2);
    expect(await publishedOf('two')).toHaveLength(2);
  });

  it('can be withdrawn in one language and keeps its versions, and withdrawing it again changes nothing', async () => {
    await save({ link: 'gone' });
    await save({ link: 'gone', locale: 'en', title: 'About', body: '<p>Bridge</p>' });
    const remove = (locale: string, expectedVersion?: number) =>
      catalogue.client.removeStaticPage({ link: 'gone', locale, expectedVersion }, as);
    await expect(remove('ru', 0)).rejects.toMatchObject({ kind: 'stale' });
    expect(await remove('ru', 1)).toEqual({ version: 2 });
    expect(await remove('ru', 1)).toEqual({ version: 2 });
    expect(await read('gone')).toMatchObject({ title: { ru: '', en: 'About' } });
    expect(await remove('en')).toEqual({ version: 2 });
    await expect(read('gone')).rejects.toMatchObject({ kind: 'not_found' });
    expect((await adminView('gone')).ru).toMatchObject({ title: '', body: '', version: 2, publicVersion: 0 });
    const text = await catalogue.client.getStaticPageVersion({ link: 'gone', locale: 'ru', version: 1 }, as);
    expect(text.body).toBe('<p>Мост</p>');
    expect((await publishedOf('gone')).at(-1)).toMatchObject({ kind: StaticPageVersionKind.REMOVED, after: undefined });
    expect(await save({ link: 'gone', expectedVersion: 2 })).toBe(3);
    expect((await read('gone')).title).toEqual({ ru: 'О нас', en: '' });
    expect(await catalogue.client.removeStaticPage({ link: 'nobody-wrote', locale: 'ru' }, as)).toEqual({ version: 0 });
  });

  it('is previewed exactly as it would be saved', async () => {
    const body = '<p>да<b>!</b></p><iframe src="x"></iframe>';
    expect(await catalogue.client.previewStaticPage({ body }, as)).toEqual({
      ...{ body: '<p>да!</p>', dropped: ['b', 'iframe'] },
    });
  });

  it.each<[string, PageInput, object]>([
    ['an invalid link', { link: 'О нас' }, { kind: 'not_found' }],
    [
      'an unknown language',
      { locale: 'hi' },
      { kind: 'invalid', fields: [{ path: 'locale', code: 'invalid_option' }] },
    ],
    ['no title', { title: '  ' }, { kind: 'invalid', fields: [{ path: 'title', code: 'required' }] }],
    ['a long title', { title: 'я'.repeat(201) }, { fields: [{ path: 'title', code: 'length_max' }] }],
    ['a long text', { body: 'я'.repeat(60_001) }, { fields: [{ path: 'body', code: 'length_max' }] }],
    [
      'a text that is empty after cleaning',
      { body: '<script>1</script>' },
      { fields: [{ path: 'body', code: 'required' }] },
    ],
  ])('is rejected with %s', async (_what, input, failure) => {
    await expect(save({ link: 'wrong', ...input })).rejects.toMatchObject(failure);
    expect((await adminView('wrong')).ru?.version).toBe(0);
  });
});
