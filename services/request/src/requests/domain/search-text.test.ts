import { describe, expect, it } from 'vitest';
import { searchedText, searchText } from './search-text.js';

describe('The search text of a list', () => {
  it('is in lower case, with ё as е and collapsed spaces', () => {
    expect(searchText('12345678', ' Чай  чЁрный ')).toBe('12345678 чай черный');
    expect(searchedText('  ЧЁРНЫЙ  чай')).toBe('черный чай');
  });

  it('is cut at 200 characters, never inside a character, and is undefined for blank input', () => {
    expect(searchedText('x'.repeat(500))).toHaveLength(200);
    expect(searchedText('🫖'.repeat(500))).toBe('🫖'.repeat(200));
    expect(searchedText(' \t ')).toBeUndefined();
  });
});
