import type { CardView, CategoryView, CompanyCatalogView, PageContext } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let visitor: Browser;
let card: CardView;

beforeAll(async () => {
  world = await startWorld();
  visitor = world.browser('en');
  const { pagination } = await visitor.get<CategoryView>('/catalog/category/?f_search=pump&limit=100');
  card = pagination.items[0] as CardView;
}, 240_000);
afterAll(async () => world?.close());

/** Withdraws a card from publication. */
const withdraw = (skuId: string): Promise<void> =>
  world.services.catalogue.deps.write(async ({ cardTransitions, readModel }) => {
    await cardTransitions.withdraw(skuId);
    await readModel.project([skuId]);
  });

const pathOf = ({ type, category_id, sku_id }: CardView): string => `/catalog/${type}/${category_id}/${sku_id}`;

const contextIn = (text: string): PageContext => JSON.parse(/id="page-context"[^>]*>([^<]*)</.exec(text)?.[1] ?? '');
const answersIn = (text: string): Record<string, Record<string, unknown>> | null =>
  JSON.parse(/id="answers">([^<]*)</.exec(text)?.[1] ?? '');
const titleIn = (text: string): string => /<title>([^<]*)</.exec(text)?.[1] ?? '';

/**
 * Puts a page into the cache in both languages, and calls `look` while its service is down, so that only cached pages
 * are sent. Changes of cards or companies empty the cache and pause it for a while. They may arrive late, so this
 * repeats until both pages are cached.
 */
const whileAway = async (path: string, look: () => Promise<void>): Promise<void> => {
  const readers = [visitor, world.browser('ru')];
  const areCached = async () => {
    const pages = [];
    for (const reader of readers) pages.push(answersIn((await reader.visit(path)).text));
    return !pages.includes(null);
  };
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (!(await areCached())) continue;
    await world.stop('catalogue');
    try {
      if (await areCached()) return await look();
    } finally {
      await world.restart('catalogue');
    }
  }
  throw new Error(`${path} was never cached`);
};

/** Returns everything on a page that only its signed-in user may read. */
const secretsOf = (context: PageContext): string[] =>
  [context.user?.email, context.user?.id, context.user?.surname, context.csrf_token].filter(Boolean) as string[];

describe('The one-minute page cache for anonymous visitors', () => {
  it('never mixes pages of signed-in users and anonymous visitors, in whatever order they open them', async () => {
    const path = pathOf(card);
    const visitors = [
      await world.signedIn('manager@setu.example', 'en'),
      await world.signedIn('buyer@volga.example', 'en'),
      await world.signedIn('newcomer@neva.example', 'en'),
    ];
    for (const user of visitors) {
      const own = await user.visit(path);
      const other = await visitor.visit(path);
      const again = await user.visit(path);
      expect([own.status, other.status, again.status]).toEqual([200, 200, 200]);
      for (const secret of secretsOf(contextIn(own.text))) expect(other.text).not.toContain(secret);
      const data = await user.get<Record<string, unknown>>(path);
      const anonymous = await visitor.get<Record<string, unknown>>(path);
      // On a busy machine the data may be late. The app then loads it.
      const shown = [own, again].flatMap(({ text }) => answersIn(text)?.[path] ?? []);
      for (const answer of shown as Record<string, unknown>[]) expect(answer.actions).toEqual(data.actions);
      expect(answersIn(other.text)?.[path]).toEqual(anonymous);
      expect(data.actions).not.toEqual(anonymous.actions);
    }
  });

  it('opens a withdrawn card for a broker and gives an anonymous visitor a 404', async () => {
    const manager = await world.signedIn('manager@setu.example', 'en');
    const { pagination } = await visitor.get<CategoryView>('/catalog/category/?f_search=tea&limit=100');
    const draft = pagination.items.at(-1) as CardView;
    await withdraw(draft.sku_id);
    expect((await manager.visit(pathOf(draft))).status).toBe(200);
    expect((await visitor.visit(pathOf(draft))).status).toBe(404);
    expect((await manager.visit(pathOf(draft))).status).toBe(200);
  });

  it('gives customers the same data as anonymous visitors, and brokers their own', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'en');
    const manager = await world.signedIn('manager@setu.example', 'en');
    for (const path of ['/', '/page/about', '/catalog/category/', `/catalog/category/${card.category_id}`]) {
      const everybodys = await visitor.get(path);
      expect([path, await buyer.get(path)]).toEqual([path, everybodys]);
      await visitor.visit(path);
      const page = await buyer.visit(path);
      expect([path, answersIn(page.text)?.[path], contextIn(page.text).user?.email]).toEqual([
        path,
        everybodys,
        'buyer@volga.example',
      ]);
      const own = answersIn((await manager.visit(path)).text)?.[path];
      if (own) expect([path, own]).toEqual([path, await manager.get(path)]);
    }
  });

  it('adds a customer’s own data to the cached page, and stores none of it', async () => {
    const path = pathOf(card);
    const customers = [
      [await world.signedIn('buyer@volga.example', 'en'), { add_to_cart: true, request: 'allowed' }],
      [await world.signedIn('newcomer@neva.example', 'en'), { add_to_cart: true, request: 'commerce_not_allowed' }],
    ] as const;
    const everybodys = await visitor.get<Record<string, unknown>>(path);
    await whileAway(path, async () => {
      for (const [customer, actions] of customers) {
        const page = await customer.visit(path);
        expect(answersIn(page.text)).toEqual({ [path]: { ...everybodys, actions } });
        const anonymous = await visitor.visit(path);
        expect(answersIn(anonymous.text)).toEqual({ [path]: everybodys });
        for (const secret of secretsOf(contextIn(page.text))) expect(anonymous.text).not.toContain(secret);
      }
    });
  });

  it('sends only the page’s title to users with more rights, such as staff and the company’s own users, whose app loads the data', async () => {
    const manager = await world.signedIn('manager@setu.example', 'en');
    const supplier = await world.signedIn('supplier@kaveri.example', 'en');
    const companyId = (await supplier.context()).user?.company.id ?? '';
    const { skus } = await visitor.get<CompanyCatalogView>(`/company/${companyId}/catalog`);
    const own = skus[0] as CardView;
    const visits: [Browser, string][] = [
      [manager, pathOf(card)],
      [manager, '/'],
      [supplier, pathOf(own)],
      [supplier, `/company/${companyId}`],
      [supplier, `/company/${companyId}/catalog`],
    ];
    for (const [who, path] of visits) {
      const anonymous = await visitor.visit(path);
      // The server waits only briefly for the title, because these users have the app. A busy machine may send the
      // first page without it.
      const shown = async () => {
        const page = await who.visit(path);
        return [path, page.status, answersIn(page.text), titleIn(page.text)];
      };
      await expect.poll(shown, { timeout: 20_000 }).toEqual([path, 200, null, titleIn(anonymous.text)]);
    }
    expect(await manager.get(pathOf(card))).not.toEqual(await visitor.get(pathOf(card)));
    const others = { [pathOf(card)]: await supplier.get(pathOf(card)) };
    await expect
      .poll(async () => answersIn((await supplier.visit(pathOf(card))).text), { timeout: 20_000 })
      .toEqual(others);
  });

  it('opens a supplier’s unpublished card only for its own users, even if someone else opened the page before', async () => {
    const supplier = await world.signedIn('supplier@kaveri.example', 'en');
    const buyer = await world.signedIn('buyer@volga.example', 'en');
    const companyId = (await supplier.context()).user?.company.id ?? '';
    const { skus } = await visitor.get<CompanyCatalogView>(`/company/${companyId}/catalog`);
    const hidden = skus.at(-1) as CardView;
    await withdraw(hidden.sku_id);
    for (const [who, status] of [
      [visitor, 404],
      [supplier, 200],
      [buyer, 404],
      [supplier, 200],
      [visitor, 404],
    ] as const) {
      // If the answer takes longer than 300 ms, as on a busy machine, the app loads the page instead.
      await expect.poll(async () => (await who.visit(pathOf(hidden))).status, { timeout: 20_000 }).toBe(status);
    }
  });

  it('gives each visitor their own token and nonce', async () => {
    const [first, second] = [world.browser('en'), world.browser('en')];
    const pages = [await first.visit(pathOf(card)), await second.visit(pathOf(card))];
    const tokens = pages.map(({ text }) => contextIn(text).csrf_token);
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(tokens[0]).toBe((await first.context()).csrf_token);
    const nonces = pages.map(({ text }) => /name="csp-nonce" content="([^"]+)"/.exec(text)?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const { headers } of pages) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('still serves an anonymous visitor while the service is down, with a separate page for each language', async () => {
    const [english, russian] = [await visitor.get(pathOf(card)), await world.browser('ru').get(pathOf(card))];
    expect(russian).not.toEqual(english);
    await whileAway(pathOf(card), async () => {
      const englishPage = await visitor.visit(pathOf(card));
      expect([englishPage.status, answersIn(englishPage.text)]).toEqual([200, { [pathOf(card)]: english }]);
      const russianPage = await world.browser('ru').visit(pathOf(card));
      expect([russianPage.status, answersIn(russianPage.text)]).toEqual([200, { [pathOf(card)]: russian }]);
    });
  });
});
