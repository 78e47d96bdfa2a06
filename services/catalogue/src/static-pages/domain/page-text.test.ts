import { describe, expect, it } from 'vitest';
import { isPageLink, isSameState } from './page-text.js';

describe('The link of a static page', () => {
  it.each(['about', 'personal-data', 'rules-2026', '7'])('can be «%s»', (link) => {
    expect(isPageLink(link)).toBe(true);
  });

  it.each(['', 'About', 'о-нас', 'a--b', '-a', 'a-', 'a/b', 'a b', 'a\0', 'x'.repeat(61)])('cannot be «%s»', (link) => {
    expect(isPageLink(link)).toBe(false);
  });
});

describe('Saving a static page', () => {
  const requested = { kind: 'published', title: 'О нас', body: '<p>Мост</p>' } as const;
  it.each([
    ['the same text', requested, true],
    ['a draft with the same text', { ...requested, kind: 'draft' as const }, false],
    ['another title', { ...requested, title: 'Мы' }, false],
    ['another body', { ...requested, body: '' }, false],
    ['a new page', undefined, false],
  ])('changes nothing only if nothing differs: %s', (_what, last, isSame) => {
    expect(isSameState(last, requested)).toBe(isSame);
  });
});
