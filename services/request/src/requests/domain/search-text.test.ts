import { describe, expect, it } from 'vitest';
import { searchPattern, searchText } from './search-text.js';

describe('what a list’s search looks for', () => {
  it('is lower case, ё as е, spaces collapsed', () => {
    expect(searchText('12345678', ' Чай  чЁрный ')).toBe('12345678 чай черный');
    expect(searchPattern('  ЧЁРНЫЙ  чай')).toBe('%черный чай%');
  });

  it('takes signs of LIKE as they are, is cut at 200 and is nothing for nothing', () => {
    expect(searchPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
    expect(searchPattern('x'.repeat(500))).toHaveLength(202);
    expect(searchPattern(' \t ')).toBeNull();
  });
});
