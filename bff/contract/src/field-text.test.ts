import { describe, expect, it } from 'vitest';
import en from '../texts/en/validation.json' with { type: 'json' };
import ru from '../texts/ru/validation.json' with { type: 'json' };
import { fieldTextKey, shownParams } from './field-text.js';

const texts: Record<string, Record<string, string>> = { en, ru };

const worded = (language: string, code: string, params: Record<string, string> = {}): string | undefined => {
  const table = texts[language] ?? {};
  const key = fieldTextKey({ code, params }, language, (one) => one in table);
  const shown = shownParams(params, language);
  return key && table[key]?.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => shown[name] ?? '?');
};

describe('The error texts of a field', () => {
  it.each([
    ['en', 'length_max', { max: '100' }, 'At most 100 characters'],
    ['ru', 'length_max', { max: '100' }, 'Не больше 100 символов'],
    ['ru', 'length_max', { max: '101' }, 'Не больше 101 символа'],
    ['en', 'length_min', { min: '1' }, 'At least 1 character'],
    ['en', 'min', { min: '1' }, 'At least 1'],
    ['ru', 'min', { min: '1' }, 'Не меньше 1'],
    ['en', 'max', { max: '1000000000' }, 'At most 1,000,000,000'],
    ['ru', 'max', { max: '1000000000' }, 'Не больше 1\u00a0000\u00a0000\u00a0000'],
    ['en', 'out_of_range', { min: '1', max: '100' }, 'From 1 to 100'],
    ['en', 'too_many_files', { max: '20' }, 'At most 20 files'],
    ['en', 'length_max', {}, 'The text is too long'],
    ['en', 'required', { max: '3' }, 'Fill in this field'],
    ['en', 'nobody_knows_it', {}, undefined],
  ])('in %s, for the code %s with %j, read “%s”', (language, code, params, text) => {
    expect(worded(language, code, params)).toBe(text);
  });

  it('exist in both languages', () => {
    // Each language has its own plural forms.
    const bases = (texts: object) => [
      ...new Set(Object.keys(texts).map((key) => key.replace(/_(one|few|many|other)$/, ''))),
    ];
    expect(bases(ru).sort()).toEqual(bases(en).sort());
  });
});
