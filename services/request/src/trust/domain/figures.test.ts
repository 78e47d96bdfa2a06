import { trustKinds } from '@setu/proto/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Figure, figureOf, MIN_COUNT, publicFigures, rounded, type Sums, wilsonLowerBound } from './figures.js';
import { firstDayOf, periodAt } from './period.js';

/** Any sums whose items are possible: at most all offers are chosen, all shipments are on time and all
 * samples suit. */
const sums: fc.Arbitrary<Sums> = fc
  .record({
    kind: fc.constantFrom(...trustKinds),
    count: fc.integer({ min: 1, max: 2000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    median: fc.integer({ min: 0, max: 10_000_000 }),
    later: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(({ kind, count, share, median, later }) => ({
    ...{ kind, count, median, ninetieth: median + later },
    sum: Math.round(share * count),
  }));

const hitsOf = fc
  .integer({ min: 1, max: 5000 })
  .chain((count) => fc.record({ count: fc.constant(count), hits: fc.integer({ min: 0, max: count }) }));

describe('The lower end of the 95 % interval of a share', () => {
  it.each([
    [0, 0, 0],
    [0, 10, 0],
    [5, 5, 0.5655],
    [10, 10, 0.7225],
    [8, 10, 0.4902],
    [80, 100, 0.7112],
    [1, 1, 0.2065],
  ])('is known for %i of %i: %f', (hits, count, bound) => {
    expect(wilsonLowerBound(hits, count)).toBeCloseTo(bound, 4);
  });

  it('lies between 0 and the share itself', () => {
    fc.assert(
      fc.property(hitsOf, ({ hits, count }) => {
        const bound = wilsonLowerBound(hits, count);
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThanOrEqual(hits / count);
      }),
    );
  });

  it('falls with fewer deals of the same share', () => {
    fc.assert(
      fc.property(hitsOf, fc.integer({ min: 2, max: 20 }), ({ hits, count }, times) => {
        fc.pre(hits > 0);
        expect(wilsonLowerBound(hits, count)).toBeLessThan(wilsonLowerBound(hits * times, count * times));
      }),
    );
  });

  it('rises with every hit, and falls with every miss', () => {
    fc.assert(
      fc.property(hitsOf, ({ hits, count }) => {
        const bound = wilsonLowerBound(hits, count);
        expect(wilsonLowerBound(hits + 1, count + 1)).toBeGreaterThan(bound);
        expect(wilsonLowerBound(hits, count + 1)).toBeLessThanOrEqual(bound);
      }),
    );
  });
});

describe('Figures that everyone sees', () => {
  it('never cover fewer than five items, and are the same as those of the supplier', () => {
    fc.assert(
      fc.property(fc.array(sums), (all) => {
        const shown = publicFigures(all);
        expect(shown.every(({ count }) => count >= 5)).toBe(true);
        expect(shown).toEqual(all.filter(({ count }) => count > 4).map(figureOf));
      }),
    );
  });

  it('are plausible: whole percent from 0 to 100, at least a minute, the 90th percentile not before the median', () => {
    fc.assert(
      fc.property(sums, (of) => {
        const { kind, count, value, ninetieth, hits } = figureOf(of);
        if (kind === 'answers') {
          expect(value).toBeGreaterThanOrEqual(1);
          expect(ninetieth).toBeGreaterThanOrEqual(value);
        } else {
          expect([ninetieth, hits]).toEqual([undefined, of.sum]);
        }
        if (kind === 'shipments' || kind === 'offers' || kind === 'samples') {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
          expect(value === 100).toBe(kind !== 'offers' && hits === count);
        }
      }),
    );
  });

  it('give the time to an answer in whole minutes', () => {
    const { value, ninetieth } = figureOf({ kind: 'answers', count: 7, sum: 0, median: 5_390, ninetieth: 86_400 });
    expect([value, ninetieth]).toEqual([90, 1440]);
  });

  it('say 0 claims only if there are none', () => {
    const deals = (sum: number, count: number) =>
      figureOf({ kind: 'deals', count, sum, median: 0, ninetieth: 0 }).value;
    expect([deals(0, 7), deals(1, 7), deals(2, 30), deals(1, 500)]).toEqual([0, 14.3, 6.7, 0.2]);
  });
});

describe('Figures in offers without the name of their supplier', () => {
  const isNotBetter = (kind: Figure['kind'], one: number, than: number): boolean =>
    kind === 'offers' || kind === 'shipments' || kind === 'samples' ? one <= than : one >= than;

  it('never look better than the exact ones, and contain no exact number of hits', () => {
    fc.assert(
      fc.property(sums, (of) => {
        const [exact] = publicFigures([{ ...of, count: of.count + MIN_COUNT }]);
        if (exact === undefined) throw new Error('the figure has enough items');
        const shown = rounded(exact);
        expect(shown.count).toBeLessThanOrEqual(exact.count);
        expect(isNotBetter(exact.kind, shown.value, exact.value)).toBe(true);
        expect(shown.ninetieth ?? 0).toBeGreaterThanOrEqual(exact.ninetieth ?? 0);
        expect(shown.hits).toBeUndefined();
      }),
    );
  });

  it('are the same for suppliers of nearly the same figures', () => {
    const offers = (hits: number, count: number) =>
      rounded(figureOf({ kind: 'offers', count, sum: hits, median: 0, ninetieth: 0 }));
    expect(offers(13, 17)).toEqual({ kind: 'offers', count: 10, value: 50 });
    expect(offers(14, 18)).toEqual(offers(13, 17));
    const claims = (value: number) => rounded({ kind: 'deals', count: 30, value, ninetieth: undefined, hits: 2 });
    expect(claims(6.7)).toEqual({ kind: 'deals', count: 20, value: 10 });
    const answers = (median: number) =>
      rounded({ kind: 'answers', count: 12, value: median, ninetieth: median * 10, hits: undefined });
    expect(answers(61)).toEqual({ kind: 'answers', count: 10, value: 120, ninetieth: 660 });
    expect(answers(3000).value).toBe(3 * 1440);
  });
});

describe('The period of figures', () => {
  it.each([
    // 1 December has begun in Moscow.
    ['2026-11-30T21:30:00Z', '2026-12-01', '2026-01-01', '2025-12-31T21:00:00.000Z', '2026-12'],
    ['2026-11-30T20:30:00Z', '2026-11-30', '2025-12-01', '2025-11-30T21:00:00.000Z', '2026-11'],
  ])('at %s covers the current month and eleven before it', (now, today, first, since, last) => {
    const period = periodAt(new Date(now));
    expect([period.today, firstDayOf(period), period.since.toISOString()]).toEqual([today, first, since]);
    expect([period.months.length, period.months.at(-1)]).toEqual([12, last]);
  });
});
