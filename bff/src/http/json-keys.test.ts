import { describe, expect, it } from 'vitest';
import { hasDuplicateKeys } from './json-keys.js';

describe('A JSON body', () => {
  it.each([
    '{"a":1,"a":2}',
    '{"x":{"a":1,"b":[{}],"a" : 2}}',
    '[{"role":1},{"b":1,"b":2}]',
    '{"a":1,"\\u0061":2}',
    '{"\\"":1,"\\"":2}',
  ])('such as %s names a field twice', (json) => expect(hasDuplicateKeys(json)).toBe(true));

  it.each([
    '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}',
    '{"a":"a","b":"a:"}',
    '["a","a"]',
    '{"a":"\\"a\\":1","b":"{\\"a\\":1,\\"a\\":2}"}',
    '{"a',
    ']]}}"',
    '"x\\',
    '',
  ])('such as %s names each field once', (json) => expect(hasDuplicateKeys(json)).toBe(false));
});
