import { isAppError } from '@setu/kit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameContent, publishableContent, type Typed } from './publishing.js';

const file = { id: 'f', name: 'a.pdf', type: 'application/pdf', size: 1n };
const priced = { priceMinor: 100n };
const typed = (over: Partial<Typed> = {}): Typed => ({
  ...{ count: '2', comment: 'ok', deliveryCity: '', files: [] },
  ...over,
});

function fieldsOf(attempt: () => unknown): Record<string, string> {
  try {
    attempt();
  } catch (error) {
    if (isAppError(error, 'invalid')) return Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
    throw error;
  }
  return {};
}

describe('Publishing a request from the catalogue', () => {
  it('normalises the count and the comment', () => {
    expect(publishableContent(typed({ count: ' 0012 ', comment: ' ok ' }), priced)).toEqual({
      count: '12',
      comment: 'ok',
      deliveryCity: '',
      files: [],
    });
  });

  it('accepts any integer count from 1 to 1,000,000,000 and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 2_000_000_000 }), (count) => {
        const isFine = count >= 1 && count <= 1_000_000_000;
        expect(fieldsOf(() => publishableContent(typed({ count: String(count) }), priced)).count === undefined).toBe(
          isFine,
        );
      }),
    );
    for (const count of ['1e3', '1,5', '１２', '0x10', '1 000', 'Infinity', '9'.repeat(30)])
      expect(fieldsOf(() => publishableContent(typed({ count }), priced))).toEqual({ count: 'integer' });
  });

  it('reports all wrong fields together', () => {
    expect(
      fieldsOf(() =>
        publishableContent(typed({ count: '', comment: '\0', deliveryCity: 'Kazan', files: [file, file] }), priced),
      ),
    ).toEqual({
      count: 'required',
      comment: 'invalid_characters',
      delivery_city: 'invalid_option',
      files: 'file_repeated',
    });
  });

  it('counts characters, not the units they are stored in', () => {
    const tea = '🫖'.repeat(5000);
    expect(publishableContent(typed({ comment: tea }), priced).comment).toBe(tea);
    expect(fieldsOf(() => publishableContent(typed({ comment: `${tea}x` }), priced))).toEqual({
      comment: 'length_max',
    });
  });

  it('rejects a count whose total cannot be stored, and reports the largest count allowed', () => {
    const dear = { priceMinor: 10n ** 12n };
    expect(publishableContent(typed({ count: '9223372' }), dear).count).toBe('9223372');
    try {
      publishableContent(typed({ count: '9223373' }), dear);
      throw new Error('it was accepted');
    } catch (error) {
      expect(isAppError(error, 'invalid') && error.fields).toEqual([
        { path: 'count', code: 'max', params: { max: '9223372' } },
      ]);
    }
    expect(publishableContent(typed({ count: '9223373' }), { priceMinor: undefined }).count).toBe('9223373');
  });

  it('treats content as the same only with the same count, comment and files in the same order', () => {
    const other = { ...file, id: 'g' };
    const stored = typed({ files: [file, other] });
    expect(isSameContent(stored, { ...stored })).toBe(true);
    expect(isSameContent(stored, { ...stored, files: [other, file] })).toBe(false);
    expect(isSameContent(stored, { ...stored, comment: 'else' })).toBe(false);
  });
});
