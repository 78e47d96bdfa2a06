import { expect, it } from 'vitest';
import { historyOf, isCorrection } from './corrections.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 1, hour));
const step = (status: 'created' | 'reviewed' | 'corrected', hour: number) => ({
  ...{ reviewId: 'r', seq: hour, status, at: at(hour), byUserId: 'manager', actingUserId: undefined },
});
const returned = [step('created', 1), step('reviewed', 3)];

it('a change of a card corrects it from its return until it is back with the reviewer', () => {
  const corrected = [...returned, step('corrected', 6)];
  const hours = [2, 3, 5, 6, 7];
  expect(hours.filter((hour) => isCorrection(returned, at(hour)))).toEqual([3, 5, 6, 7]);
  expect(hours.filter((hour) => isCorrection(corrected, at(hour)))).toEqual([3, 5, 6]);
  expect(isCorrection([step('created', 1)], at(2))).toBe(false);
});

it('the history names who corrected the card besides the manager who sent it back', () => {
  const correction = { reviewId: 'r', round: 1, at: at(5), byUserId: 'seller', actingUserId: undefined };
  const history = historyOf([...returned, step('corrected', 6)], [correction]);
  expect(history.map(({ byUserId, isCorrection: corrects }) => [byUserId, corrects])).toEqual([
    ...[
      ['manager', false],
      ['manager', false],
      ['seller', true],
      ['manager', false],
    ],
  ]);
});
