import { describe, expect, it } from 'vitest';
import { searchedText, searchText } from './search-text.js';

describe('what a list’s search looks for', () => {
  it('is lower case, ё as е, spaces collapsed', () => {
    expect(searchText('12345678', ' Чай  чЁрный ')).toBe('12345678 чай черный');
    expect(searchedText('  ЧЁРНЫЙ  чай')).toBe('черный чай');
  });

  it('is cut at 200 characters, never half of one, and is nothing for nothing', () => {
    expect(searchedText('x'.repeat(500))).toHaveLength(200);
    expect(searchedText('🫖'.repeat(500))).toBe('🫖'.repeat(200));
    expect(searchedText(' \t ')).toBeUndefined();
  });
});
