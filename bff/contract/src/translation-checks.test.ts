import { describe, expect, it } from 'vitest';
import { type CheckedText, checkTranslation } from './translation-checks.js';

const found = (text: Partial<CheckedText>): string[] =>
  checkTranslation({ english: 'Text', russian: 'Текст', max: 300, ...text }).map(({ code, level, params }) =>
    [level, code, ...Object.values(params)].join(' '),
  );

describe('Errors that prevent publishing a translation', () => {
  it.each<[string, Partial<CheckedText>, string[]]>([
    ['a correct text has none', {}, []],
    ['an empty text is an error', { russian: ' \n' }, ['error required']],
    ['an empty text is correct if the English text is empty', { english: '  ', russian: '' }, []],
    ['a text with too many characters is an error', { russian: '🙂🙂🙂', max: 2 }, ['error length_max 2']],
    ['a text of the maximum length is correct', { russian: 'я'.repeat(300) }, []],
    ['a forbidden word is an error', { russian: 'Лучший чай', forbidden: ['лучший'] }, ['error forbidden_word Лучший']],
    ['a word that contains a forbidden word is correct', { russian: 'Нелучший чай', forbidden: ['лучший'] }, []],
    [
      'any ending of a forbidden stem is an error',
      { russian: 'Лечебного чая и чай', forbidden: ['лечебн*'] },
      ['error forbidden_word Лечебного'],
    ],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('Warnings about a translation for its reviewer', () => {
  it.each<[string, string, string, string[]]>([
    ['do not report equal numbers', 'Load 1,250.5 kg, 3 pcs', 'Нагрузка 1 250,5 кг, 3 шт.', []],
    ['do not report thin spaces in numbers', '12,500 rpm', '12 500 об/мин', []],
    ['report a different number', 'Size 25 mm', 'Размер 52 мм', ['warning numbers_differ 25, 52']],
    [
      'report a missing number and its unit',
      'ISO 9001, 10 bar',
      'ISO 9001',
      ['warning numbers_differ 10', 'warning units_differ bar'],
    ],
    ['do not report an English decimal written with a comma', '1.5 m', '1,500 м', []],
    ['report an English thousands separator', '1,250 kg', '1,250 кг', ['warning numbers_differ 1250, 1.25']],
    ['do not report two adjacent grades', 'Grades 304 316', 'Марки 304 316', []],
    ['do not report codes with points', 'Steel 1.4301', 'Сталь 1.4301', []],
    ['report a different unit', '5 mm', '5 см', ['warning units_differ mm, cm']],
    ['do not report units written out', '5 metres, 2 hours', '5 метров, 2 часа', []],
    ['do not report units in Latin letters', '220 V, 50 Hz', '220 V, 50 Hz', []],
    ['do not report degrees with a Cyrillic letter', 'to 80 °C', 'до 80 °С', []],
    ['report English words', 'Ball valve', 'Шаровой valve', ['warning untranslated valve']],
    ['do not report codes, units and addresses', 'DN50, A4', 'ISO, HACCP, DN50, kg, pH, a@b.example, A4-steel', []],
  ])('%s', (_, english, russian, expected) => expect(found({ english, russian })).toEqual(expected));

  it('do not report brands and glossary terms in Latin letters', () => {
    expect(found({ russian: 'Чай Kaveri и Basmati', allowed: ['Kaveri Gold', 'basmati'] })).toEqual([]);
  });
});
