import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalListQuery, parseListQuery, serializeListQuery } from './list-query.js';
import { cardListCodec } from './routes/catalogue.js';
import { requestListCodec } from './routes/requests.js';
import { facets } from './words.js';

const pairsOf = (text: string): [string, string][] => [...new URLSearchParams(text)];

const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 260 }),
  fc.constantFrom('0', '1', '10', '101', '0.0000001', '999999999999,99', '12.345', 'asc', 'desc', 'new,in_work', ''),
  fc.constantFrom('2026-01-01~2026-02-01', '~2026-02-28', '2026-02-30~', '2026-01-01', '~', 'a~b~c'),
);

const queryOf = (names: readonly string[]) => fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 });

const cardNames = [
  'f_search',
  'f_exact',
  'f_price[0]',
  'f_price[1]',
  'f[supplier]',
  'f[lead_days]',
  'f[constructor]',
  'f',
  'sort[prod_name]',
  'sort[x]',
  'sort',
  'page',
  'limit',
  'x',
];
const requestNames = ['search', 'published-on', 'status', 'status[]', 'managers', 'sort[status]', 'page', 'limit'];

describe('A list query', () => {
  it('stays the same when it is written and read again', () => {
    const isStable = (codec: typeof cardListCodec | typeof requestListCodec) => (pairs: [string, string][]) => {
      const query = canonicalListQuery(codec, pairs);
      const text = serializeListQuery(codec, query);
      expect(canonicalListQuery(codec, pairsOf(text))).toEqual(query);
      expect(parseListQuery(codec, pairsOf(text)).problems).toEqual([]);
      expect(serializeListQuery(codec, canonicalListQuery(codec, pairsOf(text)))).toBe(text);
    };
    fc.assert(fc.property(queryOf(cardNames), isStable(cardListCodec)), { numRuns: 300 });
    fc.assert(fc.property(queryOf(requestNames), isStable(requestListCodec)), { numRuns: 300 });
  });

  it('cuts a search at two hundred characters without splitting a character', () => {
    const { f_search: search } = canonicalListQuery(cardListCodec, [['f_search', '👍'.repeat(250)]]).filters;
    expect(search).toBe('👍'.repeat(200));
  });

  it('searches as typed only with f_exact=1, and rejects unknown values of f_exact', () => {
    const read = (text: string) => parseListQuery(cardListCodec, pairsOf(text));
    const queries = ['f_exact=1', 'f_exact=0', 'f_exact=', ''].map((text) => read(text));
    expect(queries.map(({ query }) => query.filters.f_exact)).toEqual([true, false, false, false]);
    expect(queries.map(({ query }) => serializeListQuery(cardListCodec, query))).toEqual(['f_exact=1', '', '', '']);
    for (const text of ['f_exact=yes', 'f_exact[0]=1'])
      expect([text, read(text).problems.map(({ path }) => path)]).toEqual([text, ['f_exact']]);
  });

  it('accepts every facet of the catalogue', () => {
    expect(cardListCodec.filters.f.of).toEqual(facets);
  });

  it('reads facets as lists of values, and rejects unknown facets, overlong values and too many values', () => {
    const read = (text: string) => parseListQuery(cardListCodec, pairsOf(text));
    const { query, problems } = read('f[inco_terms]=FOB,CIF&f[inco_terms]=FOB&f[lead_days]=0~30&f[supplier]=');
    expect([query.filters.f, problems]).toEqual([{ inco_terms: ['CIF', 'FOB'], lead_days: ['0~30'] }, []]);
    expect(decodeURIComponent(serializeListQuery(cardListCodec, query))).toBe(
      'f[inco_terms]=CIF,FOB&f[lead_days]=0~30',
    );
    const wrong = read(
      `f=1&f[brand]=a&f[constructor]=a&f[country]=${'x'.repeat(201)}&f[supplier]=${[...Array(51).keys()]}`,
    );
    expect(wrong.query.filters.f).toEqual({});
    expect(wrong.problems).toEqual([
      { path: 'f', code: 'invalid_option' },
      { path: 'f.brand', code: 'invalid_option' },
      { path: 'f.constructor', code: 'invalid_option' },
      { path: 'f.country', code: 'invalid' },
      { path: 'f.supplier', code: 'invalid' },
    ]);
  });

  it('is written as an empty text if it has only default values', () => {
    expect(serializeListQuery(cardListCodec, canonicalListQuery(cardListCodec, []))).toBe('');
    expect(canonicalListQuery(cardListCodec, pairsOf('page=1&limit=30&f_search=++'))).toEqual(
      canonicalListQuery(cardListCodec, []),
    );
  });

  it.each([
    ['page=0', 'page', 'min', { min: '1' }],
    ['page=-1', 'page', 'min', { min: '1' }],
    ['page=1.5', 'page', 'integer'],
    ['page=1e3', 'page', 'invalid_number'],
    ['limit=0', 'limit', 'min', { min: '1' }],
    ['limit=101', 'limit', 'max', { max: '100' }],
    ['sort[weight]=asc', 'sort.weight', 'invalid_option'],
    ['sort[status]=up', 'sort.status', 'invalid_option'],
    ['sort[status]=asc&sort[weight]=asc', 'sort.weight', 'invalid_option'],
    ['sort=status', 'sort', 'invalid_option'],
    ['published-on=2026-02-30~', 'published-on', 'invalid_date'],
    ['published-on=2026-01-01~2026-01-02~2026-01-03', 'published-on', 'invalid_date'],
    ['published-on=yesterday', 'published-on', 'invalid_date'],
  ])('with %s is rejected with an error on %s', (text, path, code, params?: object) => {
    const { query, problems } = parseListQuery(requestListCodec, pairsOf(text));
    expect(problems).toEqual([{ path, code, ...(params && { params }) }]);
    expect(query.limit).toBe(10);
  });

  it('accepts page sizes from 1 to 100 and ignores unknown parameters', () => {
    const { query, problems } = parseListQuery(requestListCodec, pairsOf('limit=37&utm_source=mail&page=3'));
    expect([query.limit, query.page, problems]).toEqual([37, 3, []]);
  });

  it('reads prices with a point or a comma and rounds them to two decimals', () => {
    const { filters } = canonicalListQuery(cardListCodec, pairsOf('f_price[0]=10,5551&f_price[1]=1e3'));
    expect(filters.f_price).toEqual({ from: 10.56, to: null });
    const problems = (text: string) => parseListQuery(cardListCodec, pairsOf(text)).problems;
    expect(problems('f_price[1]=-5')).toEqual([{ path: 'f_price.1', code: 'min', params: { min: '0' } }]);
    expect(problems(`f_price[0]=${'9'.repeat(20)}`)).toEqual([
      { path: 'f_price.0', code: 'max', params: { max: '1000000000000' } },
    ]);
    expect(problems('f_price[1]=1e3')).toEqual([{ path: 'f_price.1', code: 'invalid_number' }]);
  });

  it('with a single day means that day', () => {
    const { query, problems } = parseListQuery(requestListCodec, pairsOf('published-on=2026-01-31'));
    expect([query.filters['published-on'], problems]).toEqual([{ from: '2026-01-31', to: '2026-01-31' }, []]);
    expect(canonicalListQuery(requestListCodec, pairsOf('published-on=')).filters['published-on']).toEqual({
      from: '',
      to: '',
    });
  });

  it('accepts repeated keys, brackets and commas for a filter with several values', () => {
    for (const text of [
      'status=new&status=in_work',
      'status[]=in_work&status[]=new',
      'status=new,in_work,new',
      'status[1]=new&status[0]=in_work',
    ])
      expect(canonicalListQuery(requestListCodec, pairsOf(text)).filters.status).toEqual(['in_work', 'new']);
  });

  it.each([
    'f_price[0]=1&f_price[1]=2,5',
    'f_price[]=1&f_price[]=2.5',
    'f_price=1&f_price=2,5',
    'f_price[from]=1&f_price[to]=2.5',
    'f_price[to]=2.5&f_price[from]=1',
  ])('reads %s as the range from 1 to 2.5', (text) => {
    const { query, problems } = parseListQuery(cardListCodec, pairsOf(text));
    expect([query.filters.f_price, problems]).toEqual([{ from: 1, to: 2.5 }, []]);
  });

  it('accepts a range with only one end, and a range of days with named ends', () => {
    expect(canonicalListQuery(cardListCodec, pairsOf('f_price[from]=7')).filters.f_price).toEqual({
      from: 7,
      to: null,
    });
    const days = 'published-on[from]=2026-01-01&published-on[to]=2026-01-31';
    expect(canonicalListQuery(requestListCodec, pairsOf(days)).filters['published-on']).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    });
  });

  it.each([
    ['f_price=5', 'f_price'],
    ['f_price[low]=5', 'f_price'],
    ['f_price[]=1&f_price[]=2&f_price[]=3', 'f_price'],
    ['f_price[0][1]=5', 'f_price'],
    ['f_search[]=pump', 'f_search'],
    ['page[]=2', 'page'],
    ['limit[a]=10', 'limit'],
  ])('reports that %s is unreadable instead of ignoring it', (text, path) => {
    expect(parseListQuery(cardListCodec, pairsOf(text)).problems).toEqual([{ path, code: 'invalid' }]);
  });

  it('rejects a list with a named key', () => {
    expect(parseListQuery(requestListCodec, pairsOf('status[x]=new')).problems).toEqual([
      { path: 'status', code: 'invalid' },
    ]);
  });
});
