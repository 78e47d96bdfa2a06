import { describe, expect, it } from 'vitest';
import { isPageLink, standsSo } from './page-words.js';

describe('the link of a static page', () => {
  it.each(['about', 'personal-data', 'rules-2026', '7'])('may be «%s»', (link) => {
    expect(isPageLink(link)).toBe(true);
  });

  it.each(['', 'About', 'о-нас', 'a--b', '-a', 'a-', 'a/b', 'a b', 'a\0', 'x'.repeat(61)])('is not «%s»', (link) => {
    expect(isPageLink(link)).toBe(false);
  });
});

describe('saving what is there', () => {
  const asked = { kind: 'published', title: 'О нас', body: '<p>Мост</p>' } as const;
  it.each([
    ['the same once more', asked, true],
    ['a draft of the same words', { ...asked, kind: 'draft' as const }, false],
    ['another title', { ...asked, title: 'Мы' }, false],
    ['another body', { ...asked, body: '' }, false],
    ['a new page', undefined, false],
  ])('changes nothing only for %s', (_what, last, isSame) => {
    expect(standsSo(last, asked)).toBe(isSame);
  });
});
