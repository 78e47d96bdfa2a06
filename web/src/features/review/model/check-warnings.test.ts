import { expect, it } from 'vitest';
import { aReviewView } from '../../../testing/builders/review';
import { warningsOf } from './check-warnings';

const { card } = aReviewView();
const picture = { id: 'p', url: '/p', original_name: 'p.png', color: null };

it('an unusual price, missing photos and forbidden words are warnings, and a usual card has none', () => {
  const priced = { ...card, price_mode: 'exact' as const, price_from: 120, price_to: null, pictures: [picture] };
  const norm = { low: 100, high: 150, median: 120, count: 9 } as never;
  const rows = [{ field: 'name' as const, now: 'Tea that heals' }];
  expect(warningsOf({ card: priced as never, price_norm: norm, forbidden: [] }, rows)).toEqual([]);
  const odd = { ...priced, price_from: 900, pictures: [] };
  expect(
    warningsOf({ card: odd as never, price_norm: norm, forbidden: ['heals'] }, rows).map(({ kind, field }) => [
      kind,
      field,
    ]),
  ).toEqual([
    ['pictures', 'pictures'],
    ['words', 'name'],
    ['price', 'price'],
  ]);
});
