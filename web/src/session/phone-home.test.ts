// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { phoneHomeOf } from './phone-home';

describe('An empty phone field', () => {
  it('starts with the country of the company whose phone it is, in any language', () => {
    expect((['customer', 'broker', 'supplier'] as const).map(phoneHomeOf)).toEqual(['RU', 'RU', 'IN']);
  });
});
