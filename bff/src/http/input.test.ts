import { type Endpoint, endpoints } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cleanFields, readInput } from './input.js';

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

const nulIn = (received: unknown): unknown => {
  try {
    cleanFields(received);
    return undefined;
  } catch (error) {
    return (error as { fields?: unknown }).fields;
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
    expect(nulIn({ a: [{ b: 'x\u0000' }] })).toEqual([{ path: 'a.0.b', code: 'invalid_characters', params: {} }]);
    expect(nulIn({ 'a\u0000': 1 })).toMatchObject([{ path: 'body' }]);
    expect(nulIn({ a: ['plain', 1, null] })).toBeUndefined();
    expect(() => cleanFields(JSON.parse('{"a":{"__proto__":{"x":1}}}'))).toThrow(
      expect.objectContaining({ code: 'malformed_request' }),
    );
    let deep: unknown = 'x';
    for (let level = 0; level < 100; level += 1) deep = [deep];
    expect(() => cleanFields(deep)).toThrow(expect.objectContaining({ code: 'malformed_request' }));
  });
});

type JsonSchema = Record<string, unknown>;

/** Returns the path of every text that a schema accepts. Items of lists are named `0`, free names `any`. */
const textPaths = (schema: JsonSchema, path: readonly string[] = []): string[][] => {
  const inner = (name: string, of: unknown) =>
    typeof of === 'object' && of !== null ? textPaths(of as JsonSchema, [...path, name]) : [];
  const variants = [schema.anyOf, schema.allOf, schema.oneOf].flatMap((of) => (of ?? []) as JsonSchema[]);
  return [
    ...(schema.type === 'string' && schema.enum === undefined && schema.const === undefined ? [[...path]] : []),
    ...Object.entries((schema.properties ?? {}) as Record<string, unknown>).flatMap(([name, of]) => inner(name, of)),
    ...inner('any', schema.additionalProperties),
    ...inner('0', schema.items),
    ...variants.flatMap((variant) => textPaths(variant, path)),
  ];
};

const nested = ([name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  return name === '0' ? [nested(rest, value)] : { [name]: nested(rest, value) };
};

const received = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  [endpoint.input, endpoint.query].flatMap((schema) => {
    if (schema === undefined) return [];
    // The shared registry may hold names of schemas, which OpenAPI gives them. A named schema would be a reference only.
    const metadata = z.registry<object>();
    const described = z.toJSONSchema(schema as z.ZodType, {
      io: 'input',
      unrepresentable: 'any',
      metadata,
    }) as JsonSchema;
    return textPaths(described).map((path) => ({ name, path }));
  }),
);

describe('The texts that routes receive', () => {
  const dirty = '\uFEFFа\u200Bи\u0306\u00AD\r\nx\u202E';
  const isKept = ({ path }: { path: string[] }) =>
    JSON.stringify(cleanFields(nested(path, dirty))) === JSON.stringify(nested(path, dirty));

  it('are cleaned in every field of every route, except passwords', () => {
    expect(received.length).toBeGreaterThan(300);
    const kept = new Set(received.filter(isKept).map(({ path }) => path.at(-1)));
    expect([...kept].sort()).toEqual([
      ...['_password', 'confirmPassword', 'confirmation_password', 'current_password'],
      ...['password', 'plainPassword', 'plainPassword2'],
    ]);
    for (const { path } of received.filter((one) => !isKept(one)))
      expect(cleanFields(nested(path, dirty)), path.join('.')).toEqual(nested(path, 'ай\nx'));
  });

  it('count as empty if nothing of them is visible', () => {
    expect(() =>
      readInput(z.object({ name: z.string().trim().min(1, 'required') }), { name: '\u00A0\u200B\uFEFF' }),
    ).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ path: 'name', code: 'required' })] }));
  });
});
