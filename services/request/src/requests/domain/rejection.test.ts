import { isAppError } from '@setu/kit/core';
import { rejectReasons } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { readRejection } from './rejection.js';

function fieldsOf(attempt: () => unknown): Record<string, string> {
  try {
    attempt();
  } catch (error) {
    if (isAppError(error)) return Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
    throw error;
  }
  throw new Error('it was accepted');
}

describe('A rejection', () => {
  it('accepts each of the six reasons with a comment', () => {
    for (const reason of rejectReasons)
      expect(readRejection({ reason, comment: ' x ' })).toEqual({ reason, comment: 'x' });
  });

  it('reports any other input as an error of its field', () => {
    expect(fieldsOf(() => readRejection({ reason: undefined, comment: '' }))).toEqual({
      reject_reason: 'required',
      reject_comment: 'required',
    });
    expect(fieldsOf(() => readRejection({ reason: 'other', comment: 'a\0' }))).toEqual({
      reject_comment: 'invalid_characters',
    });
  });
});
