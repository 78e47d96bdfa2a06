import { describe, expect, it } from 'vitest';
import { type CheckedText, checkTranslation } from './translation-checks.js';

const found = (text: Partial<CheckedText>): string[] =>
  checkTranslation({ english: 'Text', russian: 'Текст', max: 300, ...text }).map(({ code, level, params }) =>
    [level, code, ...Object.values(params)].join(' '),
  );

describe('what keeps a translation from being published', () => {
  it.each<[string, Partial<CheckedText>, string[]]>([
    ['nothing', {}, []],
    ['it is empty', { russian: ' \n' }, ['error required']],
    ['an empty one of nothing does not', { english: '  ', russian: '' }, []],
    ['it is too long, as people count', { russian: '🙂🙂🙂', max: 2 }, ['error length_max 2']],
    ['it is as long as it may be', { russian: 'я'.repeat(300) }, []],
    ['a forbidden word', { russian: 'Лучший чай', forbidden: ['лучший'] }, ['error forbidden_word Лучший']],
    ['another word with its letters does not', { russian: 'Нелучший чай', forbidden: ['лучший'] }, []],
    [
      'any ending of a forbidden stem',
      { russian: 'Лечебного чая и чай', forbidden: ['лечебн*'] },
      ['error forbidden_word Лечебного'],
    ],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('what a reviewer is warned of', () => {
  it.each<[string, string, string, string[]]>([
    ['numbers that are the same', 'Load 1,250.5 kg, 3 pcs', 'Нагрузка 1 250,5 кг, 3 шт.', []],
    ['thin blanks', '12,500 rpm', '12 500 об/мин', []],
    ['a number that differs', 'Size 25 mm', 'Размер 52 мм', ['warning numbers_differ 25, 52']],
    ['a number left out', 'ISO 9001, 10 bar', 'ISO 9001', ['warning numbers_differ 10', 'warning units_differ bar']],
    ['an English decimal that became thousands', '1.5 m', '1,500 м', []],
    ['an English thousand left as it was', '1,250 kg', '1,250 кг', ['warning numbers_differ 1250, 1.25']],
    ['two grades side by side', 'Grades 304 316', 'Марки 304 316', []],
    ['codes with points', 'Steel 1.4301', 'Сталь 1.4301', []],
    ['another unit', '5 mm', '5 см', ['warning units_differ mm, cm']],
    ['units as words', '5 metres, 2 hours', '5 метров, 2 часа', []],
    ['a unit left in Latin', '220 V, 50 Hz', '220 V, 50 Hz', []],
    ['degrees with a Cyrillic letter', 'to 80 °C', 'до 80 °С', []],
    ['words left in English', 'Ball valve', 'Шаровой valve', ['warning untranslated valve']],
    ['codes, units and addresses', 'DN50, A4', 'ISO, HACCP, DN50, kg, pH, a@b.example, A4-steel', []],
  ])('%s', (_, english, russian, expected) => expect(found({ english, russian })).toEqual(expected));

  it('a brand and a term that keeps its letters are no untranslated words', () => {
    expect(found({ russian: 'Чай Kaveri и Basmati', kept: ['Kaveri Gold', 'basmati'] })).toEqual([]);
  });
});
