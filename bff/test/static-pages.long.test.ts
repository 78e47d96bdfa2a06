import type { PagePreviewView, PageWordsView, StaticPageAdminView, StaticPageView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, openBrowser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  world = await startWorld();
  [admin, other] = [await world.signedIn('admin@setu.example'), await world.signedIn('admin@setu.example')];
});
afterAll(() => world?.close());

const api = '/admin/api/static-pages';
const settings = (link: string) => admin.get<StaticPageAdminView>(`/admin/static-pages/edit/${link}`);
const save = (browser: Browser, body: object) => browser.post<{ version: number }>(`${api}/save`, body);
const readers = (link: string) => world.browser('ru').get<StaticPageView>(`/page/${link}`);

describe('The editor of static pages', () => {
  it('publishes a page, and anonymous visitors with a cached copy see it immediately, as data and as a page', async () => {
    const { pages, links } = await settings('about');
    expect(links).toContain('faq');
    expect(pages.ru.public_version).toBe(pages.ru.version);
    expect(pages.ru.updated_by).toBeNull();
    const before = await world.browser('ru').visit('/page/about');
    expect(before.text).not.toContain('Проба пера');
    const body = '<p>Проба пера</p><script>alert(1)</script>';
    const page = { link: 'about', locale: 'ru_RU', title: 'О мосте', body, version: pages.ru.version };
    const saved = await save(admin, page);
    expect(saved.data).toEqual({ version: pages.ru.version + 1 });
    expect(await readers('about')).toMatchObject({ title: 'О мосте', body: '<p>Проба пера</p>' });
    const after = await world.browser('ru').visit('/page/about');
    expect(after.text).toContain('Проба пера');
    const now = await settings('about');
    expect(now.history[0]).toMatchObject({ locale: 'ru', kind: 'published', title: 'О мосте', acting: null });
    expect(now.history[0]?.by?.id).toBe(now.pages.ru.updated_by?.id);
    expect(now.pages.ru.updated_by?.id).toBeTruthy();
    const version = await admin.get<PageWordsView>(`${api}/version/about/ru/${pages.ru.version}`);
    expect(version).toEqual({ title: pages.ru.title, body: pages.ru.body });
  });

  it('publishes to anonymous visitors at another replica within two seconds', async () => {
    const origin = await world.anotherBff();
    const visit = () => openBrowser(origin, 'ru').visit('/page/contacts');
    expect((await visit()).text).not.toContain('Новый адрес');
    const { pages } = await settings('contacts');
    const page = { link: 'contacts', locale: 'ru', title: 'Контакты', version: pages.ru.version };
    await save(admin, { ...page, body: '<p>Новый адрес</p>' });
    await vi.waitFor(async () => expect((await visit()).text).toContain('Новый адрес'), 10_000);
  });

  it('reports a conflict and the current version to a second admin, and no change is lost', async () => {
    const { pages } = await settings('mission');
    const page = { link: 'mission', locale: 'en', title: 'Mission', version: pages.en.version };
    await save(admin, { ...page, body: '<p>First</p>' });
    const late = await save(other, { ...page, body: '<p>Second</p>' });
    expect(late.status).toBe(409);
    expect(late.failure.data).toMatchObject({
      error: 'conflict',
      current: { status: 'changed', version: pages.en.version + 1 },
    });
    expect((await settings('mission')).pages.en.body).toBe('<p>First</p>');
    const removed = await other.post(`${api}/remove`, { link: 'mission', locale: 'en', version: pages.en.version });
    expect(removed.status).toBe(409);
  });

  it('hides drafts from readers, shows a preview as saving would store it, and removes pages', async () => {
    const page = { link: 'newcomers', locale: 'ru', title: 'Новичкам', body: '<p>Раз</p>' };
    expect((await settings('newcomers')).pages.ru.version).toBe(0);
    await save(admin, { ...page, version: 0, draft: true });
    expect((await world.browser().visit('/page/newcomers')).status).toBe(404);
    const preview = await admin.post<PagePreviewView>(`${api}/preview`, { body: '<p>Раз</p><img src=x>' });
    expect(preview.data).toEqual({ body: '<p>Раз</p>', dropped: ['img'] });
    await save(admin, { ...page, version: 1 });
    expect((await readers('newcomers')).title).toBe('Новичкам');
    const removed = await admin.post(`${api}/remove`, { link: 'newcomers', locale: 'ru', version: 2 });
    expect(removed.data).toEqual({ version: 3 });
    expect((await world.browser().visit('/page/newcomers')).status).toBe(404);
  });

  it.each([
    ['title', { title: ' ' }],
    ['body', { body: '<script>1</script>' }],
    ['locale', { locale: 'hi' }],
    ['version', { version: 'x' }],
  ])('names the wrong field: %s', async (field, wrong) => {
    const reply = await save(admin, { link: 'wrong', locale: 'ru', title: 'А', body: '<p>Б</p>', ...wrong });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.failure.data.codes ?? {})).toEqual([field]);
  });

  it('finds no page at an invalid address', async () => {
    expect((await admin.visit('/admin/static-pages/edit/About%20us')).status).toBe(200);
    const reply = await save(admin, { link: 'About us', locale: 'ru', title: 'А', body: '<p>Б</p>' });
    expect(reply.status).toBe(404);
  });
});
