import { describe, expect, it } from 'vitest';
import { fusedByRank } from './fuse.js';

/** Returns a repeatable sequence of random rankings of up to 12 ids. */
function* randomRankings(count: number): Generator<[string[], string[]]> {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const ranking = (): string[] => {
    const left = Array.from({ length: 12 }, (_, at) => `card ${at}`);
    return Array.from({ length: next(12) }, () => left.splice(next(left.length), 1)[0] ?? '');
  };
  for (let at = 0; at < count; at += 1) yield [ranking(), ranking()];
}
const cases = [...randomRankings(300)];

describe('Two fused rankings', () => {
  it('put a card of both before a card of one at the same places', () => {
    expect(fusedByRank(['a', 'b'], ['c', 'b'])).toEqual(['b', 'a', 'c']);
  });

  it('have each card of both once', () => {
    for (const [one, other] of cases) {
      expect(fusedByRank(one, other).toSorted()).toEqual([...new Set([...one, ...other])].toSorted());
    }
  });

  it('keep a ranking as it is if the other is empty or equal', () => {
    for (const [one] of cases) {
      expect(fusedByRank(one, [])).toEqual(one);
      expect(fusedByRank(one, one)).toEqual(one);
    }
  });

  it('never put a card before one that both rankings put first', () => {
    for (const [one, other] of cases) {
      const fused = fusedByRank(one, other);
      for (const [at, id] of one.entries()) {
        for (const worse of one.slice(at + 1)) {
          if (!other.includes(id)) continue;
          const isWorse = !other.includes(worse) || other.indexOf(worse) > other.indexOf(id);
          if (isWorse) expect(fused.indexOf(id)).toBeLessThan(fused.indexOf(worse));
        }
      }
    }
  });
});
