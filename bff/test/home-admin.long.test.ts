import type { FileView, HomeAdminView, HomeInput, HomeView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  world = await startWorld();
  [admin, other] = [await world.signedIn('admin@setu.example'), await world.signedIn('admin@setu.example')];
});
afterAll(() => world?.close());

const path = '/admin/home';
const settings = () => admin.get<HomeAdminView>(path);
const home = () => world.browser('ru').get<HomeView>('/');
type Blocks = HomeAdminView['customer'];

/** Returns the view as a client sends it back. */
const sent = ({ version, customer, supplier, promoted }: HomeAdminView): HomeInput => {
  const blocks = (list: Blocks['hero']) =>
    list.map(({ pictures, tone, ...rest }) => ({
      ...{ ...rest, tone: tone as 'petrol', pictures: pictures.map(({ id }) => id) },
    }));
  const of = ({ hero, promo, banner }: Blocks) => ({
    hero: blocks(hero),
    promo: blocks(promo),
    banner: blocks(banner),
  });
  return {
    ...{ version, customer: of(customer), supplier: of(supplier) },
    promoted: promoted.map(({ sku, from, until }) => ({ sku, from, until })),
  };
};
const save = (browser: Browser, input: HomeInput) => browser.post<HomeAdminView>(path, input);

async function upload(browser: Browser): Promise<string> {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = new FormData();
  form.append('file', new Blob([png], { type: 'image/png' }), 'slide.png');
  return (await browser.call<FileView>('/api/upload-file', { method: 'POST', raw: form })).data.id;
}

const slide = (pictures: string[]) => ({
  ...{ title: { ru: 'Новый слайд', en: 'New slide' }, action: { ru: 'Смотреть', en: 'Look' } },
  ...{ link: '/catalog/category/', pictures },
});

describe('The home page settings', () => {
  it('do not change when they are saved without edits', async () => {
    const view = await settings();
    expect(view.customer.hero.length).toBeGreaterThan(0);
    expect(view.promoted.every(({ name, is_public: isPublic }) => name !== '' && isPublic)).toBe(true);
    expect(view.promoted.some(({ picture }) => picture !== null)).toBe(true);
    const saved = await save(admin, sent(view));
    expect(saved.status).toBe(200);
    expect(saved.data).toEqual(view);
  });

  it('accept a slide with its own picture, which anonymous visitors see immediately, also on cached pages', async () => {
    const before = await world.browser('ru').visit('/');
    expect(before.text).not.toContain('Новый слайд');
    const picture = await upload(admin);
    const view = await settings();
    const input = sent(view);
    input.customer.hero = [slide([picture]), ...(input.customer.hero ?? [])];
    const saved = await save(admin, input);
    expect(saved.status).toBe(200);
    expect(saved.data.version).toBe(view.version + 1);
    expect(saved.data.updated_by?.id).toBeTruthy();
    await world.settle();
    const [first] = (await home()).hero;
    expect([first?.title, first?.pictures.map(({ id }) => id)]).toEqual(['Новый слайд', [picture]]);
    expect((await world.browser('ru').visit('/')).text).toContain('Новый слайд');
    expect((await world.browser().visit(first?.pictures[0]?.url ?? '')).status).toBe(200);
    // After the slide is deleted, its picture has no owner.
    const again = sent(saved.data);
    again.customer.hero = again.customer.hero?.slice(1);
    expect((await save(admin, again)).status).toBe(200);
    await world.settle();
    expect((await home()).hero[0]?.title).not.toBe('Новый слайд');
    expect((await world.browser().visit(first?.pictures[0]?.url ?? '')).status).toBe(404);
  });

  it('show a text with its format and without scripts, and a plain text as it was typed', async () => {
    const input = sent(await settings());
    const ru = '<p onclick="x()">Чай <strong>Ассам</strong><script>alert(1)</script></p>';
    input.customer.hero = [{ ...slide([]), text: { ru, en: 'Tea & rice' } }, ...(input.customer.hero ?? [])];
    const saved = await save(admin, input);
    const clean = '<p>Чай <strong>Ассам</strong></p>';
    expect(saved.data.customer.hero[0]?.text).toEqual({ ru: clean, en: 'Tea &amp; rice' });
    expect((await home()).hero[0]?.text).toBe(clean);
    const again = sent(saved.data);
    again.customer.hero = again.customer.hero?.slice(1);
    expect((await save(admin, again)).status).toBe(200);
  });

  it('report a conflict to a second admin, and no change is lost', async () => {
    const input = sent(await settings());
    const [one] = input.customer.banner ?? [];
    const named = (ru: string): HomeInput => ({
      ...{ ...input, customer: { ...input.customer, banner: [{ ...one, title: { ru, en: 'Banner' } }] } },
    });
    const first = await save(admin, named('Первый'));
    const late = await save(other, named('Второй'));
    expect([late.status, late.failure.data.current?.version]).toEqual([409, first.data.version]);
    expect((await home()).banner?.title).toBe('Первый');
  });

  it('report each error at the path of the wrong value', async () => {
    const input = sent(await settings());
    const othersPicture = await upload(await world.signedIn('buyer@volga.example'));
    input.supplier.hero = [...(input.supplier.hero ?? []), { ...slide([]), link: 'https://elsewhere.example' }];
    const at = input.supplier.hero.length - 1;
    const wrong = await save(admin, input);
    expect([wrong.status, wrong.failure.data.codes]).toEqual([422, { [`supplier.hero.${at}.link`]: 'invalid_path' }]);
    input.supplier.hero = [...input.supplier.hero.slice(0, -1), slide([othersPicture])];
    const foreign = await save(admin, input);
    expect(foreign.status).toBe(422);
    expect(Object.keys(foreign.failure.data.codes ?? {})).toEqual([`supplier.hero.${at}.pictures`]);
  });
});
