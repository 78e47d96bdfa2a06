import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hsCodes } from '../src/hs-codes/store/hs-codes.js';
import { type Catalogue, category, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const find = (search: string, categoryId = '') =>
  catalogue.client.findHsCodes({ search, categoryId }, { actor: actors.anonymous() });
const codesOf = async (search: string) => (await find(search)).codes.map(({ code }) => code);

it('HS codes are found by digits and by words in either language, with the number of cards that use them', async () => {
  expect(await codesOf('8413.70')).toEqual(['84', '8413', '841370']);
  expect(await codesOf('НАСОСЫ центробежные')).toEqual(['841370']);
  expect(await codesOf('centrifugal pumps')).toEqual(['841370']);
  expect(await codesOf('нет такого %')).toEqual([]);
  expect(await codesOf('')).toHaveLength(97);
  const { codes, similar, isSubset } = await find('8413', category.machines);
  expect(codes.find(({ code }) => code === '8413')?.cards).toBe(3);
  expect(similar.map(({ code }) => code).sort()).toEqual(['841350', '841370', '841391']);
  expect(isSubset).toBe(true);
});

it('official names replace the built-in ones, and built-in names never replace official ones', async () => {
  const official = { code: '841370', en: 'Centrifugal pumps', ru: 'Насосы центробежные' };
  await hsCodes(catalogue.deps.db).put([official], true);
  await hsCodes(catalogue.deps.db).put([{ ...official, en: 'x' }], false);
  const { codes, isSubset } = await find('841370');
  expect([codes.at(-1)?.name, isSubset]).toEqual([{ en: 'Centrifugal pumps', ru: 'Насосы центробежные' }, false]);
});

it('a missing name in a file keeps the known name, or otherwise shows the other language', async () => {
  const put = (code: string, names: { en?: string; ru?: string }) =>
    hsCodes(catalogue.deps.db).put([{ code, en: '', ru: '', ...names }], true);
  const nameOf = async (code: string) => (await find(code)).codes.find((one) => one.code === code)?.name;
  await put('84137021', { ru: 'Погружные' });
  expect(await nameOf('84137021')).toEqual({ en: 'Погружные', ru: 'Погружные' });
  await put('84137021', { en: 'Submersible' });
  expect(await nameOf('84137021')).toEqual({ en: 'Submersible', ru: 'Погружные' });
});
