import { isAppError } from '@setu/kit/core';
import { describe, expect, it } from 'vitest';
import {
  lapseOf,
  type NewRegulationVersion,
  regulationMaxBytes,
  validateRegulationVersion,
} from './regulation-version.js';

const now = new Date('2026-11-22T22:30:00Z');
const newest = {
  ...{ number: 3, fileName: 'r.txt', type: 'text/plain', size: 1, sha256: '', effectiveFrom: '2026-12-01' },
};
const input: NewRegulationVersion = {
  fileName: 'r.pdf',
  content: Buffer.from('%PDF-1.7'),
  effectiveFrom: '2026-12-01',
  graceUntil: '2026-12-31',
};
const failures = (over: Partial<NewRegulationVersion>, before: typeof newest | null = newest) => {
  try {
    validateRegulationVersion({ ...input, ...over }, before ?? undefined, now);
    return {};
  } catch (error) {
    return isAppError(error) ? Object.fromEntries(error.fields.map(({ path, code }) => [path, code])) : error;
  }
};

describe('A new version of the regulation', () => {
  it('is recognised as PDF or text by its content, not by its file name', () => {
    expect(validateRegulationVersion(input, newest, now).type).toBe('application/pdf');
    expect(validateRegulationVersion({ ...input, content: Buffer.from('Регламент\n') }, newest, now).type).toBe(
      'text/plain',
    );
    expect(failures({ content: Buffer.from([0xff, 0xfe, 0x00]) })).toEqual({ file: 'regulation_type' });
    expect(failures({ content: Buffer.from('PK\u0003\u0004') })).toEqual({ file: 'regulation_type' });
    expect(failures({ content: Buffer.alloc(0) })).toEqual({ file: 'required' });
    expect(failures({ content: Buffer.alloc(regulationMaxBytes + 1, 'a') })).toEqual({ file: 'regulation_size' });
  });

  it.each<[Partial<NewRegulationVersion>, object]>([
    [{ effectiveFrom: '' }, { effective_from: 'required' }],
    [{ effectiveFrom: '2026-11-30' }, { effective_from: 'regulation_too_early' }],
    [
      { effectiveFrom: '2026-13-01', graceUntil: '2026-02-30' },
      { effective_from: 'invalid_date', grace_until: 'invalid_date' },
    ],
    [{ graceUntil: '2026-11-30' }, { grace_until: 'grace_too_early' }],
    [{ graceUntil: '2026-12-01' }, {}],
  ])('has its dates checked: %o has the errors %o', (over, expected) => {
    expect(failures(over)).toEqual(expected);
  });

  it('takes effect today in Moscow at the earliest', () => {
    expect(failures({ effectiveFrom: '2026-11-22' }, null)).toEqual({ effective_from: 'regulation_too_early' });
    expect(failures({ effectiveFrom: '2026-11-23' }, null)).toEqual({});
    expect(lapseOf('2026-12-31').toISOString()).toBe('2026-12-31T21:00:00.000Z');
  });
});
