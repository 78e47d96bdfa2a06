import { expect, it } from 'vitest';
import { conversionsOf, numbersAround } from './conversions.js';
import { otherSpellings } from './designations.js';
import { chunksIn } from './measures.js';

it.each([
  ['ду50', ['dn50', 'dn 50', 'ду 50', 'дн50', 'дн 50', '50mm']],
  ['pn16', ['pn 16', 'ру16', 'ру 16', 'рн16', 'рн 16', '16bar']],
  ['ф8', ['ф 8', 'диаметр8', 'диаметр 8', 'диам8', 'диам 8', '8', '8mm']],
  ['20hp', ['20 hp', '20 лс']],
  ['3f4', ['dn20', 'dn 20', 'ду20', 'ду 20']],
  ['м8', []],
  ['насос', []],
])('a card may write «%s» as %j', (word, spellings) => {
  expect(otherSpellings(word).map((words) => words.join(' '))).toEqual(spellings);
});

it.each([
  ['20hp', ['14,7 кВт']],
  ['15kw', []],
  ['2inch', ['50,8 мм']],
  ['50mm', ['1,97 дюйма']],
  ['1d6mpa', ['16 бар', '1600 кПа', '15,8 атм', '232 psi']],
  ['0bar', []],
  ['насос', []],
])('«%s» is near %j', (word, shown) => {
  expect(conversionsOf(word, 'ru').map((one) => one.shown)).toEqual(shown);
});

it('names units in the language of the user', () => {
  expect(conversionsOf('20hp', 'en').map((one) => one.shown)).toEqual(['14.7 kW']);
});

it('reads a range as all its measures', () => {
  const sizes = otherSpellings('10to20kw').flat();
  expect(sizes).toEqual(expect.arrayContaining(['10kw', '11kw', '15kw', '18d5kw', '20kw']));
  expect(sizes).not.toContain('22kw');
  expect(otherSpellings('20to10kw')).toEqual([]);
});

it.each(['9'.repeat(20), '9'.repeat(90)])('has no measures for a number as large as %s', (number) => {
  expect(numbersAround(Number(number))).toEqual([]);
  expect(otherSpellings(`${number}to${number}kw`)).toEqual([]);
  expect(conversionsOf(`${number}hp`, 'ru').flatMap(({ words }) => words)).toEqual([]);
});

it('looks for the sizes of a series within 5 % of a converted number', () => {
  expect(numbersAround(14.71)).toContain('15');
  expect(numbersAround(50.8)).toContain('50');
  expect(numbersAround(14.71)).not.toContain('16');
});

it.each([
  ['насос 20 л.с.', ['насос', '20hp']],
  ['мотор 5 HP', ['мотор', '5hp']],
  ['кран Ду 50', ['кран', 'ду50']],
  ['тройник 3/4"', ['тройник', '3f4']],
  ['тройник ¾ дюйма', ['тройник', '3f4']],
  ['пряжа 65/35', ['пряжа', '65', '35']],
  ['насос 10–20 кВт', ['насос', '10to20kw']],
  ['мотор 0,75 - 1,5кВт', ['мотор', '0d75to1d5kw']],
  ['код 12-34-56 кг', ['код', '12', '34', '56kg']],
])('«%s» is searched as %j', (search, words) => {
  expect(chunksIn(search).flatMap((chunk) => chunk.words)).toEqual(words);
});
