import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@setu/kit/db';
import { testDatabase } from '@setu/kit/testing';
import { afterAll, expect, it } from 'vitest';
import { migrations } from '../src/migrations/index.js';
import { importRegister } from '../src/places/register/import-register.js';
import { anonymous, failureOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const as = (locale: string) => ({ actor: { ...anonymous(), locale } });

it('anyone can choose a region, a district and a city in their language', async () => {
  const { regions } = await world.client.listRegions({}, as('ru'));
  expect(regions.length).toBe(89);
  const regionId = regions.find(({ name }) => name?.en === 'Samara Oblast')?.id ?? '';
  const { areas } = await world.client.listAreas({ regionId }, as('en'));
  expect(areas.map(({ name }) => name?.en)).toContain('Volzhsky District');
  const { cities } = await world.client.listCities({ regionId, areaId: '' }, as('ru'));
  expect(cities.map(({ name }) => name?.ru)).toContain('Тольятти');
  const balakovo = regions.find(({ name }) => name?.ru === 'Саратовская область')?.id ?? '';
  const districts = (await world.client.listAreas({ regionId: balakovo }, as('ru'))).areas;
  const areaId = districts.find(({ name }) => name?.ru === 'Балаковский район')?.id ?? '';
  const of = async (query: { regionId: string; areaId: string }) =>
    (await world.client.listCities(query, as('ru'))).cities.map(({ name }) => name?.ru);
  expect([await of({ regionId: balakovo, areaId }), await of({ regionId: '', areaId })]).toEqual([
    ['Балаково'],
    ['Балаково'],
  ]);
  expect(await of({ regionId, areaId })).toEqual([]);
  expect((await failureOf(world.client.listAreas({ regionId: areaId }, as('ru')))).kind).toBe('not_found');
  expect((await world.client.listIndustries({}, as('ru'))).industries.at(-1)?.name?.en).toBe('Other');
});

it('the state register is imported once, completely and in any order, and a dry run imports nothing', async () => {
  const database = await testDatabase('identity', migrations);
  const register = join(process.env.TMPDIR ?? '/tmp', `register-${process.pid}.csv`);
  const id = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111`;
  const lines = [
    'OBJECTGUID;PARENTGUID;LEVEL;REGIONCODE;NAME;TYPENAME;ISACTUAL',
    `${id('a')};${id('b')};5;63;"Кинель";г;1`,
    `${id('b')};;2;63;Кинельский;р-н;1`,
    `${id('c')};${id('d')};5;63;Самара;г;1`,
    `${id('e')};;8;63;Новая;ул;1`,
    `${id('f')};;5;99;Ничей;г;1`,
    'none;;5;63;Без номера;г;1',
  ];
  await writeFile(register, `\uFEFF${lines.join('\r\n')}\r\n`);
  const run = (isDry: boolean) => importRegister({ url: database.url, file: register, isDry });
  const first = { added: 1, joined: 2, renamed: 0, unchanged: 0, passedOver: 1, refused: 2 };
  const db = openDatabase({
    url: database.url,
    schema: 'setu_identity',
    statementMs: 0,
    connectMs: 9000,
    acquireMs: 9000,
  });
  try {
    expect(await run(true)).toEqual(first);
    expect(await db('city').where({ name_ru: 'Кинель' })).toEqual([]);
    expect(await run(false)).toEqual(first);
    expect(await run(false)).toEqual({ ...first, added: 0, joined: 0, unchanged: 3 });
    const [kinel] = await db('city').where({ name_ru: 'Кинель' });
    const [district] = await db('area').where({ register_id: id('b') });
    expect(kinel.area_id).toBe(district.id);
  } finally {
    await db.destroy();
    await database.close();
  }
});
