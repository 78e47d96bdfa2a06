import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findNul, readInput } from './input.js';

const schema = z.object({
  name: z.string().min(2),
  age: z.number().max(9),
  mail: z.email(),
  kind: z.enum(['a', 'b']),
  id: z.uuid(),
  deep: z.object({ list: z.array(z.string().min(1, 'required')) }),
});

const refusal = (body: unknown): Record<string, string> => {
  try {
    readInput(schema, body);
    return {};
  } catch (error) {
    const { fields } = error as { fields: { path: string; code: string }[] };
    return Object.fromEntries(fields.map(({ path, code }) => [path, code]));
  }
};

describe('The body of a call', () => {
  it('is rejected with one code per field path, each with a known text', () => {
    expect(refusal({ name: 'x', age: 10, mail: 'x', kind: 'c', id: 'x', deep: { list: ['', 'y'] } })).toEqual({
      name: 'length_min',
      age: 'max',
      mail: 'invalid_email',
      kind: 'invalid_option',
      id: 'invalid_uuid',
      'deep.list.0': 'required',
    });
    expect(refusal({})).toMatchObject({ name: 'required', deep: 'required' });
    expect(refusal([])).toEqual({ body: 'invalid' });
  });

  it('is accepted without its unknown fields', () => {
    expect(readInput(z.object({ a: z.string() }), { a: 'x', role: 'ROLE_ADMIN' })).toEqual({ a: 'x' });
  });

  it('is rejected if it contains a NUL or a prototype name anywhere, or has too many levels', () => {
    expect(findNul({ a: [{ b: 'x\u0000' }] })).toBe('a.0.b');
    expect(findNul({ 'a\u0000': 1 })).toBe('body');
    expect(findNul({ a: ['plain', 1, null] })).toBeNull();
    expect(() => findNul(JSON.parse('{"a":{"__proto__":{"x":1}}}'))).toThrow(
      expect.objectContaining({ code: 'malformed_request' }),
    );
    let deep: unknown = 'x';
    for (let level = 0; level < 100; level += 1) deep = [deep];
    expect(() => findNul(deep)).toThrow(expect.objectContaining({ code: 'malformed_request' }));
  });
});
