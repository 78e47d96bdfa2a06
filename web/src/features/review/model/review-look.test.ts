import { reviewStatuses } from '@setu/contract';
import { expect, it } from 'vitest';
import { reviewLook, waitsFor } from './review-look';
import { toReview } from './review-place';

it('a badge has its colour for the responsible user and is grey for others, and a published review is green for everyone', () => {
  const tones = (isMine: boolean) => reviewStatuses.map((status) => reviewLook(status, isMine).tone);
  expect(tones(true)).toEqual(['info', 'warning', 'review', 'brand', 'success', 'neutral']);
  expect(tones(false)).toEqual(['neutral', 'neutral', 'neutral', 'neutral', 'success', 'neutral']);
});

it.each([
  ['created', true, true, 'you'],
  ['created', false, true, 'reviewer'],
  ['created', false, false, 'senior'],
  ['reviewed', false, true, 'manager'],
  ['corrected', false, true, 'reviewer'],
  ['approved', false, false, 'senior'],
  ['completed', true, true, null],
  ['withdrawn', true, true, null],
] as const)('%s, mine %s, reviewer %s: waits for %s', (status, isMine, hasReviewer, whom) => {
  expect(waitsFor({ status, isMine, hasReviewer })).toBe(whom);
});

it('a review opens on the page of its current work for the responsible user, and on its own page for others', () => {
  const at = (isMine: boolean) =>
    reviewStatuses.map((status) => toReview({ id: '7', status, isMine }).split('/').at(-2));
  expect(at(true)).toEqual(['review', 'correct', 'review', 'translate', 'review', 'review']);
  expect(new Set(at(false))).toEqual(new Set(['review']));
});
