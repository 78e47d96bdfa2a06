import { describe, expect, it } from 'vitest';
import { requestsCards } from './paths';
import { splitChildren } from './tree/category-spread';

describe('The category index', () => {
  it('shows six sub-categories and counts the rest', () => {
    const { shown, rest } = splitChildren([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shown).toHaveLength(6);
    expect(rest).toEqual([7, 8]);
  });

  it.each([
    ['', false],
    ['tab=services', false],
    ['f_search=', false],
    ['f_search=tea', true],
    ['f_price[1]=100', true],
  ])('the address "%s" requests cards: %s', (query, isList) => {
    expect(requestsCards(new URLSearchParams(query))).toBe(isList);
  });
});
