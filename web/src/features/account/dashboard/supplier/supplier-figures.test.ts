import type { TrafficCardView } from '@setu/contract';
import { expect, it } from 'vitest';
import { changeOf, missingFirst, perHundred, sumOfWeeks, topBy } from './supplier-figures';

const card = (name: string, views: number, requests: number | null, before = 0) =>
  ({ name, views, requests, views_before: before }) as TrafficCardView;

it('the top cards are sorted by views or requests, with the other number as a tie-breaker', () => {
  const cards = [card('a', 10, 1), card('b', 10, 3), card('c', 40, null), card('d', 2, 3)];
  const names = (order: 'views' | 'requests') => topBy(cards, order).map(({ name }) => name);
  expect([names('views'), names('requests')]).toEqual([
    ['c', 'b', 'a', 'd'],
    ['b', 'd', 'a', 'c'],
  ]);
});

it('a figure is undefined if one of its values is unknown', () => {
  expect([perHundred(1184, 9), perHundred(8000, 3)]).toEqual([0.8, 0.04]);
  expect([perHundred(0, 2), perHundred(5, null), perHundred(5, 0)]).toEqual([undefined, undefined, 0]);
  expect([changeOf(card('a', 56, 0, 50)), changeOf(card('a', 5, 0))]).toEqual([0.12, undefined]);
  const week = (views: number | null, requests: number | null) => ({ monday: '2026-11-16', views, requests });
  expect(sumOfWeeks([week(3, null), week(4, null)])).toEqual({ views: 7, requests: null });
});

it('facts missing on the company’s page are listed first', () => {
  const fact = (kind: 'logo' | 'address' | 'site', is_said: boolean) => ({ kind, is_said, checked_on: null });
  const kinds = missingFirst([fact('logo', true), fact('address', false), fact('site', true)]).map(({ kind }) => kind);
  expect(kinds).toEqual(['address', 'logo', 'site']);
});
