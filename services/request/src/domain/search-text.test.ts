import { isAppError } from '@setu/kit/core';
import { describe, expect, it } from 'vitest';
import { readDays } from './days.js';
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

describe('a range of days', () => {
  it('includes both, in UTC, an empty side open', () => {
    expect(readDays('d', { from: '2026-02-28', to: '2026-02-28' })).toEqual({
      publishedFrom: '2026-02-28T00:00:00.000Z',
      publishedBefore: '2026-03-01T00:00:00.000Z',
    });
    expect(readDays('d', undefined)).toEqual({ publishedFrom: null, publishedBefore: null });
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', '2026-01-01T00:00:00Z', '0000-00-00'])(
    'refuses %s',
    (from) => {
      try {
        readDays('published_on', { from, to: '' });
      } catch (error) {
        expect(isAppError(error, 'invalid') && error.fields[0]?.code).toBe('invalid_date');
        return;
      }
      throw new Error('it was taken');
    },
  );
});
