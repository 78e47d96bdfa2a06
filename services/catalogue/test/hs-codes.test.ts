import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { TariffKind } from '@setu/proto/catalogue/words';
import type { Actor } from '@setu/proto/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hsCodes } from '../src/hs-codes/store/hs-codes.js';
import { type Catalogue, category, sku, startTestCatalogue } from './fixtures.js';

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
  expect((await codesOf('НАСОС центробежный'))[0]).toBe('841370');
  expect((await codesOf('centrifugal pumps'))[0]).toBe('841370');
  expect((await codesOf('pumps'))[0]).toBe('8413');
  // A word that no name has does not hide what another word finds, and a subheading is found by its heading.
  expect(await codesOf('gate valve')).toEqual(['8481', '848180']);
  expect(await codesOf('the centrif')).toContain('841370');
  expect(await codesOf('zyzzyva %')).toEqual([]);
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

const suggest = async (name: { en?: string; ru?: string }, actor = actors.anonymous(), other: object = {}) =>
  (
    await catalogue.client.suggestHsCodes(
      { name: { en: '', ru: '', ...name }, description: '', categoryId: '', skuId: '', ...other },
      { actor },
    )
  ).suggestions;

describe('Suggestions of HS codes', () => {
  it('name the matching words in either language, the path, and the similar cards', async () => {
    const [first] = await suggest({ en: 'Centrifugal pumps for water' });
    expect(first).toMatchObject({
      code: '841370',
      words: ['centrifugal', 'pumps'],
      path: [{ code: '84' }, { code: '8413' }],
      similarCards: 1,
      examples: [{ en: 'Centrifugal pump KM-80' }],
    });
    const [russian] = await suggest({ ru: 'Насос центробежный' });
    expect(russian).toMatchObject({ code: '841370', words: ['насос', 'центробежный'], similarCards: 1 });
  });

  it('are none without a matching word or a similar card', async () => {
    expect(await suggest({ en: 'Quixotic zyzzyva 12', ru: '' })).toEqual([]);
    expect(await suggest({ en: '', ru: '   ' })).toEqual([]);
    // One word of a longer name does not make a card similar.
    expect((await suggest({ en: 'Zyzzyva impeller' })).map(({ similarCards }) => similarCards)).toEqual([]);
  });

  it('count neither the card itself nor cards that nobody may see', async () => {
    const own = await suggest({ en: 'Centrifugal pump' }, actors.supplier(), { skuId: sku.bigPump });
    expect(own[0]).toMatchObject({ code: '841370', similarCards: 0, examples: [] });
    const examples = (await suggest({ en: 'Drum pump Vacuum pump' })).flatMap((one) => one.examples);
    expect(examples.map(({ en }) => en)).not.toContain('Drum pump');
    expect(examples.map(({ en }) => en)).not.toContain('Vacuum pump');
  });

  it('have duty and VAT for everybody but suppliers, and so does a searched code', async () => {
    const dated = { valid_from: '2026-01-01', valid_to: '', source: 'Test', source_url: '', is_example: 'no' };
    const duty = { ...dated, tax: 'duty', code: '8413', origin: '', kind: 'percent', percent: '5' };
    await catalogue.deps.write(({ costRows }) =>
      costRows.add('tariffs', [{ id: systemIds.id(), values: duty }], { by: undefined, at: new Date() }),
    );
    const expected = { duty: { percent: '5', kind: TariffKind.PERCENT }, vat: { percent: '22' } };
    const rates = async (actor: Actor) => {
      const found = (search: string) => catalogue.client.findHsCodes({ search, categoryId: '' }, { actor });
      const [first] = await suggest({ en: 'Centrifugal pump' }, actor);
      return [first?.rates, (await found('8413 70 21')).rates, (await found('84')).rates, (await found('pump')).rates];
    };
    for (const actor of [actors.anonymous(), actors.buyer(), actors.broker()]) {
      expect(await rates(actor)).toMatchObject([expected, expected, undefined, undefined]);
    }
    expect(await rates(actors.supplier())).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('reject an id that is not one', async () => {
    await expect(suggest({ en: 'Pump' }, actors.anonymous(), { categoryId: 'x' })).rejects.toThrow();
  });
});
