import { describe, expect, it } from 'vitest';
import { readSpan } from './span.js';

const query = (from: string, to: string) => ({ from, to, currency: '' });

describe('A time span', () => {
  it('defaults to rupees and includes both of its days', () => {
    expect(readSpan(query('2026-08-23', '2026-11-20'))).toEqual({
      from: '2026-08-23',
      to: '2026-11-20',
      currency: 'INR',
    });
    expect(readSpan(query('2026-11-20', '2026-11-20')).to).toBe('2026-11-20');
  });

  it.each([
    ['', '2026-11-20', 'from'],
    ['2026-02-30', '2026-11-20', 'from'],
    ['2026-11-20', '', 'to'],
    ['2026-11-20', '2026-11-19', 'to'],
    ['2025-10-16', '2026-11-20', 'to'],
  ])('from %s to %s is rejected with an error on %s', (from, to, path) => {
    expect(() => readSpan(query(from, to))).toThrow(
      expect.objectContaining({ kind: 'invalid', fields: [expect.objectContaining({ path, code: 'invalid_date' })] }),
    );
  });
});
