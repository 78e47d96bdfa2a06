import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { basketAddInput } from './basket.js';
import { rfcPublishInput } from './drafts.js';
import { issueCodes } from './issue-code.js';
import { textUpTo } from './values.js';

const failures = (schema: z.ZodType, value: unknown) =>
  issueCodes(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
const of = (code: string, params = {}) => ({ code, params });

const form = z.object({
  name: z.string().min(2),
  note: textUpTo(3),
  age: z.number().int().min(1).max(9),
  mail: z.email(),
  kind: z.enum(['a', 'b']),
  id: z.uuid(),
  list: z.array(z.string()).min(1).max(2),
});
const right = { name: 'xy', note: '', age: 1, mail: 'a@b.example', kind: 'a', id: crypto.randomUUID(), list: ['x'] };

describe('A value that a schema rejects', () => {
  it.each([
    [{ name: 'x' }, 'name', of('length_min', { min: '2' })],
    [{ note: '👍👍👍👍' }, 'note', of('length_max', { max: '3' })],
    [{ age: 0 }, 'age', of('min', { min: '1' })],
    [{ age: 10 }, 'age', of('max', { max: '9' })],
    [{ age: 1.5 }, 'age', of('integer')],
    [{ age: 'many' }, 'age', of('invalid_number')],
    [{ mail: 'x' }, 'mail', of('invalid_email')],
    [{ kind: 'c' }, 'kind', of('invalid_option')],
    [{ id: 'x' }, 'id', of('invalid_uuid')],
    [{ list: [] }, 'list', of('min', { min: '1' })],
    [{ list: ['', '', ''] }, 'list', of('max', { max: '2' })],
    [{ list: [1] }, 'list.0', of('invalid')],
  ])('such as %j gets a known code and the violated limit', (wrong, path, failure) => {
    expect(failures(form, { ...right, ...wrong })).toEqual({ [path]: failure });
  });

  it.each([undefined, null, ''])('is reported as required if it is missing: %j', (missing) => {
    for (const name of Object.keys(right).filter((one) => one !== 'note' || missing !== ''))
      expect(failures(form, { ...right, [name]: missing })).toMatchObject({ [name]: { code: 'required' } });
    expect(failures(rfcPublishInput, { count: missing, comment: 'x' })).toMatchObject({ count: { code: 'required' } });
  });

  it('is reported with its limit, even by the contract’s own checks', () => {
    expect(failures(rfcPublishInput, { count: '0', comment: 'x' })).toEqual({ count: of('min', { min: '1' }) });
    expect(failures(rfcPublishInput, { count: '1000000001', comment: 'x'.repeat(5001) })).toEqual({
      count: of('max', { max: '1000000000' }),
      comment: of('length_max', { max: '5000' }),
    });
    const files = Array.from({ length: 21 }, () => right.id);
    expect(failures(rfcPublishInput, { count: 1, comment: 'x', files })).toEqual({
      files: of('too_many_files', { max: '20' }),
    });
    expect(failures(basketAddInput, { id: right.id, count: 'many' })).toEqual({ count: of('invalid_number') });
  });

  it('is reported under its path: unknown fields by name, a wrong top-level type as the body', () => {
    expect(failures(z.strictObject({}), { x: 1, y: 2 })).toEqual({ x: of('invalid'), y: of('invalid') });
    expect(failures(form, [])).toEqual({ body: of('invalid') });
  });
});
