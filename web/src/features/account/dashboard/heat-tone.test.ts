import { expect, it } from 'vitest';
import { ageSpans, heatTone } from './heat-tone';

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

it('the last range, which has no end, takes its tone from the number of overdue requests', () => {
  const longer = ageSpans[4];
  expect([0, 1].map((late) => heatTone(longer, 1080, late))).toEqual(['norm', 'beyond']);
});
