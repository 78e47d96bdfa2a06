import type { CategoryView, CompanyCatalogView, FacetView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from './opened-page.js';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'error' });
}, 240_000);

afterAll(async () => world?.close());

const search = '/catalog/category/?f_search=насос';
const valuesOf = (facets: readonly FacetView[], key: FacetView['key']) =>
  facets.find((facet) => facet.key === key)?.values ?? [];

describe('Facets of a list', () => {
  it('have counts equal to the list that each selection shows, and mark the selected values', async () => {
    const reader = world.browser('ru');
    const { facets } = await reader.get<CategoryView>(search);
    const [first, second] = valuesOf(facets, 'inco_terms');
    for (const one of [first, second]) {
      const chosen = await reader.get<CategoryView>(`${search}&f[inco_terms]=${one?.value}`);
      expect(chosen.pagination.total_item_count).toBe(one?.count);
      expect(valuesOf(chosen.facets, 'inco_terms')).toEqual(
        valuesOf(facets, 'inco_terms').map((value) => ({ ...value, chosen: value.value === one?.value })),
      );
    }
    const both = await reader.get<CategoryView>(
      `${search}&f[inco_terms]=${first?.value}&f[inco_terms]=${second?.value}`,
    );
    expect(both.pagination.total_item_count).toBe((first?.count ?? 0) + (second?.count ?? 0));
  });

  it('list the cards of all categories if there is no search', async () => {
    const { pagination } = await world.browser('en').get<CategoryView>('/catalog/category/?f[sample]=yes');
    expect(pagination.items.length).toBeGreaterThan(0);
    expect(pagination.items.every((card) => card.is_sample_available)).toBe(true);
  });

  it('name suppliers, countries and certificates in the reader’s language, and give ranges no label', async () => {
    const labels = async (locale: 'ru' | 'en', key: FacetView['key']) =>
      valuesOf((await world.browser(locale).get<CategoryView>(search)).facets, key).map(({ label }) => label);
    expect(await labels('ru', 'country')).toContain('Индия');
    expect(await labels('en', 'country')).toContain('India');
    expect(await labels('en', 'certificate')).toContain('ISO 9001');
    expect(new Set(await labels('ru', 'lead_days'))).toEqual(new Set([null]));
  });

  it('work in a company’s catalogue too, including drafts for its own staff', async () => {
    const supplier = await world.signedIn('supplier@kaveri.example');
    const { company } = (await supplier.context()).user ?? {};
    const path = `/company/${company?.id}/catalog`;
    for (const reader of [world.browser('ru'), supplier]) {
      const all = await reader.get<CompanyCatalogView>(path);
      expect(all.facets.map(({ key }) => key)).not.toContain('supplier');
      const [soon] = valuesOf(all.facets, 'lead_days');
      const chosen = await reader.get<CompanyCatalogView>(`${path}?f[lead_days]=${soon?.value}`);
      expect([chosen.totalCount > 0, chosen.totalCount]).toEqual([true, soon?.count]);
    }
  });

  it('are reported if unknown or unreadable, and an unknown value finds nothing', async () => {
    const reader = world.browser('en');
    const wrong = {
      'f[brand]=a': 'f.brand',
      'f=FOB': 'f',
      [`f[country]=${'x'.repeat(201)}`]: 'f.country',
      [`f[supplier]=${Array.from({ length: 51 }, (_, i) => i)}`]: 'f.supplier',
    };
    for (const [query, field] of Object.entries(wrong)) {
      const reply = await reader.call(`${search}&${query}`);
      expect([query, reply.status, Object.keys(reply.failure.data.codes ?? {})]).toEqual([query, 422, [field]]);
    }
    for (const query of ['f[supplier]=nobody', "f[country]=I'D", 'f[lead_days]=0~31']) {
      const view = await reader.get<CategoryView>(`${search}&${query}`);
      expect([query, view.pagination.total_item_count]).toEqual([query, 0]);
    }
  });

  it('produce a page that search engines do not index', async () => {
    const path = '/catalog/category/?f[inco_terms]=FOB&locale=en';
    const reply = await fetch(`${world.origin}${path}`, { headers: { accept: 'text/html' } });
    const page = readPage({ status: reply.status, headers: reply.headers, text: await reply.text() });
    expect([page.status, page.meta('robots'), page.links('canonical')]).toEqual([200, 'noindex, follow', {}]);
    expect(Object.keys(page.answers)).toEqual(['/catalog/category/?f%5Binco_terms%5D=FOB']);
    const robots = await (await fetch(`${world.origin}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /*?f[\n');
  });
});
