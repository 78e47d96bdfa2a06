import { expect, it } from 'vitest';
import { ageSpans, heatTone, lateAround } from './heat-tone';

it.each([
  [8, ['soon', 'twice', 'twice', 'twice', 'twice']],
  [72, ['norm', 'soon', 'beyond', 'beyond', 'twice']],
  [120, ['norm', 'norm', 'soon', 'beyond', 'twice']],
  [168, ['norm', 'norm', 'norm', 'soon', 'beyond']],
  [1080, ['norm', 'norm', 'norm', 'norm', 'norm']],
  [null, ['norm', 'norm', 'norm', 'norm', 'norm']],
])('a stage with a deadline of %s hours has the right tone for each of the five age ranges', (termHours, tones) => {
  expect(ageSpans.map((span) => heatTone(span, termHours))).toEqual(tones);
});

it('the range that contains the deadline is red if an overdue request is in it, and not only in later ones', () => {
  const [day, , , , longer] = ageSpans;
  expect([0, 1].map((late) => heatTone(longer, 1080, late))).toEqual(['norm', 'beyond']);
  expect([0, 1].map((late) => heatTone(day, 4, late))).toEqual(['soon', 'beyond']);
  expect(lateAround([5, 0, 0, 0, 0], 4, 1)).toBe(1);
  expect(lateAround([5, 1, 0, 0, 0], 4, 1)).toBe(0);
  expect(lateAround([0, 0, 0, 0, 3], 1080, 2)).toBe(2);
  expect(lateAround([1, 0, 0, 0, 3], null, 2)).toBe(2);
});
