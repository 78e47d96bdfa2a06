import { viewSpans } from '../src/card-views/domain/spans.js';
import { mostViewedStatement, viewedCardsStatement, weekViewsStatement } from '../src/card-views/store/card-views.js';
import { cardDetailsByIds, cardsByIds } from '../src/cards/store/cards.js';
import { priceNormStatement } from '../src/categories/store/price-norms.js';
import { askedWordsStatement, similarUsesStatement } from '../src/hs-codes/store/hs-suggestions.js';
import type { CardQuery } from '../src/search/domain/card-list.js';
import { anyValue } from '../src/search/domain/facets.js';
import { allOf, anyOf, beginning, type LexemeQuery, lexeme } from '../src/search/domain/lexeme-query.js';
import { categoryMark, companyMark } from '../src/search/domain/search-query.js';
import { type SimilarNames, similarNames } from '../src/search/domain/similar.js';
import { browseStatement } from '../src/search/store/browse-cards.js';
import { returnedStatement, statusCountsStatement } from '../src/search/store/card-statuses.js';
import { codedStatement } from '../src/search/store/coded-cards.js';
import { companyBrowseStatement } from '../src/search/store/company-cards.js';
import { findStatement } from '../src/search/store/find-cards.js';
import { similarNamesStatement, similarSourceStatement } from '../src/search/store/similar-cards.js';
import { staffStatement } from '../src/search/store/staff-cards.js';
import {
  namedCategoriesStatement,
  preparedCardsStatement,
  suggestedCardsStatement,
} from '../src/search/store/suggest.js';
import {
  lookUpStatement,
  nearStatement,
  soundingAsStatement,
  soundingFromStatement,
} from '../src/search/store/vocabulary.js';
import { partEndsStatement, sitemapCardsStatement, sitemapCompaniesStatement } from '../src/sitemap/store/sitemap.js';
import type { Statement } from '../src/store/sql.js';

/** Sample data of a seeded catalogue for the statements. */
export interface Sample {
  categoryId: string;
  unitId: string;
  categoryNum: number;
  companyId: string;
  companyNum: number;
  skuIds: string[];
}

const NO_PRICE = { from: undefined, to: undefined };
const PRICED = { from: 1_000_00n, to: 50_000_00n };

const plain: CardQuery = { price: NO_PRICE, order: { by: 'popularity', descending: false }, offset: 0, limit: 30 };
const priced: CardQuery = { ...plain, price: PRICED };
const narrow: CardQuery = { ...plain, price: { from: 5_000_00n, to: 5_010_00n } };
const deep: CardQuery = { ...plain, offset: 3_000 };
const byName: CardQuery = { ...plain, order: { by: 'nameRu', descending: false } };
const byLanded: CardQuery = { ...plain, order: { by: 'landed', descending: false } };
const byLandedPriced: CardQuery = { ...byLanded, price: PRICED };
const byBrandDown: CardQuery = { ...plain, order: { by: 'brand', descending: true } };

const words = (query: LexemeQuery) => ({ query });
const segmentOf = (word: string) => ({ words: [{ word, stem: word }], alternatives: [], isDropped: false });

const common: SimilarNames = { query: allOf(lexeme('насос'), lexeme('pump')), stems: ['насос', 'pump'], atLeast: 2 };

/** Returns every kind of statement that lists and suggestions run. */
export function statements({
  categoryId,
  unitId,
  categoryNum,
  companyId,
  companyNum,
  skuIds,
}: Sample): Record<string, Statement> {
  const lists = Object.entries({
    ...{ plain, priced, narrow, deep, byName, byBrandDown },
    ...{ byLanded, byLandedPriced },
  }).flatMap(([name, query]) => [
    [`everything, ${name}`, browseStatement(0, query, 1.6)] as const,
    [`a category, ${name}`, browseStatement(categoryNum, query, 1.6)] as const,
    [
      `a common word, ${name}`,
      findStatement({ query: anyOf(lexeme('насос'), lexeme('~насос')), first: lexeme('насос') }, [], query),
    ] as const,
    [
      `a word most cards have, ${name}`,
      findStatement({ query: anyOf(...['из', 'industri', 'стал', 'water', 'вод'].map(lexeme)) }, [], query),
    ] as const,
    [
      `a word with synonyms, ${name}`,
      findStatement(
        { query: anyOf(...['насос', '~насос', 'стал'].map(lexeme), allOf(lexeme('вод'), lexeme('industri'))) },
        [],
        query,
      ),
    ] as const,
    [`two words, ${name}`, findStatement({ query: allOf(lexeme('насос'), lexeme('стал')) }, [], query)] as const,
    [`a rare word, ${name}`, findStatement({ query: lexeme('darluven') }, [], query)] as const,
    [`a beginning, ${name}`, findStatement({ query: beginning('нас') }, [], query)] as const,
    [
      `a word in a category, ${name}`,
      findStatement({ query: lexeme('насос') }, [categoryMark(categoryNum)], query),
    ] as const,
    [`an HS prefix, ${name}`, findStatement({ query: beginning('=h8413') }, [], query)] as const,
    [`a vendor code, ${name}`, findStatement({ query: lexeme('=kdar255s36') }, [], query)] as const,
    [`a fragment of a code, ${name}`, findStatement({ fragment: '255s3' }, [], query)] as const,
    [`a company, ${name}`, companyBrowseStatement(companyNum, undefined, query)] as const,
    [`a company’s category, ${name}`, companyBrowseStatement(companyNum, categoryNum, query)] as const,
    [
      `a company’s search, ${name}`,
      findStatement({ query: lexeme('насос') }, [companyMark(companyNum)], query),
    ] as const,
    [
      `a company’s staff, ${name}`,
      staffStatement({
        company: { id: companyId, num: companyNum },
        categoryNum,
        match: { query: lexeme('насос') },
        choices: [anyValue('inco_terms', ['FOB'])],
        query,
      }),
    ] as const,
    [
      `a category’s chosen facets, ${name}`,
      findStatement(
        { query: allOf(anyValue('inco_terms', ['FOB', 'CIF']), anyValue('lead_days', ['0~30'])) },
        [categoryMark(categoryNum)],
        { ...query, isCoded: true },
      ),
    ] as const,
    [
      `a category as it is counted, ${name}`,
      codedStatement({ match: undefined, marks: [categoryMark(categoryNum)], price: query.price }),
    ] as const,
    [
      `everything as it is counted, ${name}`,
      codedStatement({ match: undefined, marks: [], price: query.price }),
    ] as const,
  ]);
  return Object.fromEntries([
    ...lists,
    ['cards by id', cardsByIds(skuIds)],
    ['cards’ details by id', cardDetailsByIds(skuIds)],
    ['suggestion, ready', preparedCardsStatement('нас')],
    ['suggestion, two words', suggestedCardsStatement(words(allOf(lexeme('насос'), beginning('стал'))))],
    ['suggestion, a long beginning', suggestedCardsStatement(words(beginning('нержавеющ')))],
    ['suggestion, a short beginning', suggestedCardsStatement(words(beginning('на')))],
    ['suggestion, a code', suggestedCardsStatement({ query: beginning('=kdar25'), isCode: true })],
    ['suggestion, a code that is none', suggestedCardsStatement({ query: lexeme('=knone'), isCode: true })],
    ['suggestion, an HS prefix', suggestedCardsStatement(words(anyOf(beginning('=h8413'), beginning('=k8413'))))],
    [
      'suggestion, categories',
      namedCategoriesStatement([segmentOf('насос'), segmentOf('вод')], { required: 'all', withEmpty: false, limit: 5 }),
    ],
    [
      'categories near a search',
      namedCategoriesStatement([segmentOf('насос'), segmentOf('вод')], { required: 'any', withEmpty: false, limit: 6 }),
    ],
    ['what a category’s cards cost', priceNormStatement(categoryId, unitId, skuIds[0])],
    ['a card to compare', similarSourceStatement(skuIds[0] ?? '')],
    ...[
      { kind: 'rare', cards: 300 },
      { kind: 'common', cards: 90_000 },
    ].flatMap(({ kind, cards }) => {
      const names = similarNames(
        ['насос', 'pump', 'стал', 'steel'].map((stem) => ({ stem, cards })),
        categoryNum,
      );
      return names ? [[`cards with similar ${kind} words`, similarNamesStatement(names, companyNum)] as const] : [];
    }),
    ['words of goods without a code', askedWordsStatement([{ word: 'насос', isExtra: false }])],
    ['codes of cards with common words', similarUsesStatement(common, { categoryId, skuId: skuIds[0] })],
    ['words looked up', lookUpStatement(['насос', 'pmup'])],
    ['words by sound', soundingAsStatement(['nasos', 'pump'])],
    ['words by the beginning of a sound', soundingFromStatement('nas')],
    ['sitemap, cards', sitemapCardsStatement(skuIds[0] ?? '', 1000)],
    ['sitemap, companies', sitemapCompaniesStatement(companyId, 1000)],
    ['sitemap, parts', partEndsStatement(1000)],
    ['words one slip away', nearStatement(['pmup'])],
    ['views by week', weekViewsStatement(companyId, '2026-08-31', '2026-10-22')],
    ['cards viewed most', mostViewedStatement(companyId, '2026-10-22', 6)],
    [
      'views of cards',
      viewedCardsStatement(companyId, skuIds.slice(0, 6), viewSpans(new Date('2026-11-20T09:00:00Z'))),
    ],
    ['standings', statusCountsStatement(companyId)],
    ['returned cards', returnedStatement(companyId, 3)],
  ]);
}

const BIG = [
  'search_doc',
  'listing',
  'company_listing',
  'sku',
  'sku_version',
  'vocab',
  'vocab_delete',
  'suggestion',
  'category_word',
  'card_views',
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Returns the big tables that a plan scans completely. */
export function scanned(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const own = plan['Node Type'] === 'Seq Scan' && table !== undefined && BIG.includes(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)];
}
