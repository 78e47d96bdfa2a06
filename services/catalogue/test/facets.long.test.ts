import { inr } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { FacetCounts } from '@setu/proto/catalogue/search';
import { facetWord, wireFacet } from '@setu/proto/wire-words';
import type { Facet } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCard } from '../src/cards/store/new-card.js';
import { certificateKeys } from '../src/search/domain/certificate-keys.js';
import { marksOf } from '../src/search/domain/facet-codes.js';
import { facetLexeme } from '../src/search/domain/facets.js';
import { randomFrom } from '../src/seed/random.js';
import { rowsOf } from '../src/store/sql.js';
import { type Catalogue, card, category, company, startTestCatalogue, unit } from './fixtures.js';

const id = (kind: number, number: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const random = randomFrom(11);
const files = ['ISO 9001.pdf', 'EAC.pdf', 'CE ATEX.pdf', 'Passport.pdf'];

/** Cards that differ in every facet. */
const many = Array.from({ length: 160 }, (_, i): NewCard => {
  const from = BigInt(random.of([50, 100, 450, 999, 5_000, 90_000, 2_000_000])) * 100n;
  const mode = random.of(['exact', 'range', 'request'] as const);
  const isPriced = mode !== 'request';
  return card({
    id: id(30, i + 1),
    name: { en: `Gasket ${i}`, ru: `Прокладка ${i}` },
    companyId: random.of([company.kaveri, company.deccan]),
    categoryId: random.of([category.pumps, category.dosing, category.tea, category.machines]),
    priceMode: mode,
    priceFrom: isPriced ? from : undefined,
    priceTo: isPriced ? (mode === 'range' ? from * 12n : from) : undefined,
    minimumQuantum: random.of([0.5, 1, 10, 11, 1_000, 1_001]),
    leadDays: random.of([3, 7, 8, 30, 45, 91]),
    incoTerms: random.of(['FOB', 'CIF', '']),
    warranty: random.of([null, 0, 6, 12, 24, 40]) ?? undefined,
    isSampleAvailable: random.next() < 0.5,
    countryId: random.of(['IND', 'CHN', '']),
    state: random.next() < 0.1 ? 'draft' : 'published',
    certificates: files
      .filter(() => random.next() < 0.3)
      .map((name, n) => ({ id: id(80 + n, i + 1), name, type: 'application/pdf', size: 1n })),
  });
});

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue({ cards: many });
});
afterAll(() => catalogue?.close());

type Choices = Partial<Record<Facet, string[]>>;

interface Request {
  chosen?: Choices;
  search?: string;
  withFacets?: boolean;
}

const requestOf = ({ chosen = {}, search = '', withFacets = true }: Request) => ({
  filter: {
    search,
    priceTo: inr(100_000_00n),
    facets: {
      chosen: Object.entries(chosen).map(([facet, values]) => ({ facet: wireFacet(facet as Facet), values })),
    },
  },
  page: { page: 1, limit: 100 },
  withFacets,
});

const anonymous = { actor: actors.anonymous() };
const lists = {
  'the whole catalogue': (request: Request) =>
    catalogue.client.listCards({ categoryId: '', ...requestOf(request) }, anonymous),
  'a category': (request: Request) =>
    catalogue.client.listCards({ categoryId: category.machines, ...requestOf(request) }, anonymous),
  'a search': (request: Request) =>
    catalogue.client.listCards({ categoryId: '', ...requestOf({ ...request, search: 'прокладка' }) }, anonymous),
  'a company': (request: Request) =>
    catalogue.client.listCompanyCards({ companyId: company.kaveri, categoryId: '', ...requestOf(request) }, anonymous),
  'a company as its staff sees it': (request: Request) =>
    catalogue.client.listCompanyCards(
      { companyId: company.kaveri, categoryId: '', ...requestOf(request) },
      { actor: actors.supplier({ companyId: company.kaveri }) },
    ),
  'a search in a company by its staff': (request: Request) =>
    catalogue.client.listCompanyCards(
      { companyId: company.kaveri, categoryId: '', ...requestOf({ ...request, search: 'прокладка' }) },
      { actor: actors.supplier({ companyId: company.kaveri }) },
    ),
};
type ListName = keyof typeof lists;

const valuesOf = (facets: readonly FacetCounts[], key: Facet) =>
  facets.find(({ facet }) => facetWord(facet) === key)?.values ?? [];

/** Selects values like a user: from those on offer, one facet after another. */
async function selectRandomly(name: ListName, facets: number): Promise<Choices> {
  const chosen: Choices = {};
  for (let i = 0; i < facets; i += 1) {
    const { facets: offered } = await lists[name]({ chosen });
    const one = random.of(offered);
    const key = facetWord(one.facet);
    if (key) chosen[key] = one.values.filter(() => random.next() < 0.4).map(({ value }) => value);
    if (key && chosen[key]?.length === 0) delete chosen[key];
  }
  return chosen;
}

describe.each(Object.keys(lists) as ListName[])('Facets of %s', (name) => {
  it('each count equals the size of the list with that value selected', async () => {
    for (const number of [0, 2]) {
      const chosen = await selectRandomly(name, number);
      const { facets, totals } = await lists[name]({ chosen });
      for (const { facet, values, atLeast, more } of facets) {
        const key = facetWord(facet);
        if (key === undefined) throw new Error('a facet without a word');
        expect([atLeast, more]).toEqual([false, 0]);
        const by = await Promise.all(
          values.map(({ value }) => lists[name]({ chosen: { ...chosen, [key]: [value] }, withFacets: false })),
        );
        for (const [at, { value, cards }] of values.entries()) {
          expect(cards, `${key} ${value} of ${JSON.stringify(chosen)}`).toBe(by[at]?.totals?.total);
          expect(by[at]?.facets).toEqual([]);
        }
        const all = chosen[key] ?? [];
        expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining(all));
      }
      expect(totals?.total).toBeLessThanOrEqual(100);
    }
  });

  it('an unknown value finds no cards and stays among the values', async () => {
    const wrong: Choices = {
      supplier: ['nobody'],
      sub_category: [id(99, 1)],
      inco_terms: ["F'OB"],
      lead_days: ['0~31'],
    };
    for (const [key, values] of Object.entries(wrong) as [Facet, string[]][]) {
      const { totals, facets } = await lists[name]({ chosen: { [key]: values } });
      expect(totals?.total).toBe(0);
      expect(valuesOf(facets, key)).toContainEqual(expect.objectContaining({ value: values[0], cards: 0 }));
    }
  });
});

describe('The cards of a selection', () => {
  const naive: Record<string, [Choices, (one: NewCard) => boolean]> = {
    Incoterms: [{ inco_terms: ['CIF'] }, ({ incoTerms }) => incoTerms === 'CIF'],
    'one of two countries': [{ country: ['IND', 'CHN'] }, ({ countryId }) => countryId !== ''],
    'a lead time of up to thirty days': [{ lead_days: ['0~30'] }, ({ leadDays }) => leadDays <= 30],
    'a lead time of more than ninety days': [{ lead_days: ['90~'] }, ({ leadDays }) => leadDays > 90],
    'a minimum quantity of at most ten': [
      { minimum_quantity: ['1:0~10'] },
      ({ minimumQuantum, unitId }) => unitId === unit && minimumQuantum > 0 && minimumQuantum <= 10,
    ],
    'a warranty of at least a year': [{ warranty: ['12~'] }, ({ warranty }) => (warranty ?? 0) >= 12],
    'an available sample': [{ sample: ['yes'] }, ({ isSampleAvailable }) => isSampleAvailable],
    'a price range that overlaps a band': [
      { price_band: ['500~1000'] },
      ({ priceFrom, priceTo }) => priceFrom !== undefined && priceFrom < 1_000_00n && (priceTo ?? 0n) >= 500_00n,
    ],
    'a certificate': [
      { certificate: ['eac'] },
      ({ certificates }) => certificates.some(({ name }) => certificateKeys(name).includes('eac')),
    ],
    'two facets': [
      { sample: ['yes'], lead_days: ['0~7'], supplier: [company.deccan] },
      (one) => one.isSampleAvailable && one.leadDays <= 7 && one.companyId === company.deccan,
    ],
  };

  it.each(Object.keys(naive))('have the selected value: %s', async (what) => {
    const [chosen, isMeant] = naive[what] ?? [{}, () => false];
    const { filter, ...rest } = requestOf({ chosen, search: 'прокладка' });
    const { cards } = await catalogue.client.listCards(
      { categoryId: '', ...rest, filter: { ...filter, priceTo: undefined } },
      anonymous,
    );
    const meant = many.filter((one) => one.state === 'published' && isMeant(one)).map((one) => one.id);
    expect(cards.map(({ skuId }) => skuId).sort()).toEqual(meant.sort());
    expect(meant.length).toBeGreaterThan(0);
  });
});

describe('Facets', () => {
  it('show display names instead of codes', async () => {
    const { facets } = await lists['a search']({});
    expect(
      valuesOf(facets, 'supplier')
        .map(({ name }) => name?.ru)
        .sort(),
    ).toEqual(['Deccan', 'Kaveri']);
    expect(valuesOf(facets, 'certificate')).toContainEqual(
      expect.objectContaining({ value: 'eac', name: { en: 'EAC', ru: 'ЕАЭС (EAC)' } }),
    );
    expect(valuesOf(facets, 'country')).toContainEqual(
      expect.objectContaining({ value: 'IND', name: { en: 'India', ru: 'Индия' } }),
    );
  });

  it("do not offer the current category, or suppliers in a company's list", async () => {
    const { facets } = await lists['a category']({});
    const offered = valuesOf(facets, 'sub_category').map(({ value }) => value);
    expect(offered.sort()).toEqual([category.pumps, category.dosing].sort());
    expect(valuesOf((await lists['a company']({})).facets, 'supplier')).toEqual([]);
  });

  it('narrow a search without changing how it is read', async () => {
    const read = (chosen: Choices) =>
      catalogue.client.listCards({ categoryId: '', ...requestOf({ chosen, search: 'ghjrkflrf' }) }, anonymous);
    expect((await read({})).correctedSearch).toBe('прокладка');
    const none = await read({ inco_terms: ['DDP'] });
    expect([none.correctedSearch, none.totals?.total]).toEqual(['прокладка', 0]);
  });

  it('are rejected if too many or too long values are selected', async () => {
    const field = { kind: 'invalid', fields: [{ path: 'filter.facets' }] };
    const values = Array.from({ length: 51 }, (_, i) => String(i));
    await expect(lists['a category']({ chosen: { supplier: values } })).rejects.toMatchObject(field);
    await expect(lists['a category']({ chosen: { supplier: ['x'.repeat(201)] } })).rejects.toMatchObject(field);
  });

  it('are the same in the words of a card, in its coded numbers and in the rules of the service', async () => {
    const rows = await rowsOf<{ terms: number; origin: number; words: string[]; names: string[] | null }>(
      catalogue.deps.db,
      {
        sql: `select d.terms, d.origin, array(select w from unnest(tsvector_to_array(d.words)) w where w like '=f%') as words,
          (select array_agg(f.name) from certificate f join sku s on s.id = f.sku_id and s.published_version = f.version
            where f.sku_id = d.sku_id) as names from search_doc d`,
        bindings: [],
      },
    );
    expect(rows.length).toBeGreaterThan(100);
    for (const { terms, origin, words, names } of rows) {
      const marks = [...(marksOf[0]?.(terms) ?? []), ...(marksOf[1]?.(origin) ?? [])];
      expect(words.sort()).toEqual(marks.map(({ facet, value }) => facetLexeme(facet, value)).sort());
      const keys = marks.flatMap(({ facet, value }) => (facet === 'certificate' ? [value] : []));
      expect(keys.sort()).toEqual([...new Set((names ?? []).flatMap(certificateKeys))].sort());
    }
  });
});
