import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CostTablesChanged } from '@setu/proto/catalogue/events';
import { CostPlaceGap, CostRowState, CostTable } from '@setu/proto/catalogue/words';
import { costTables } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRows } from '../src/cost-tables/changes/import-rows.js';
import { type Catalogue, card, startTestCatalogue } from './fixtures.js';

const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
const as = { actor: admin };

const goods = ['84137021', '84137021', '99999999', '09024000'].map((hsCode, at) =>
  card({ id: `00000077-0000-4000-8000-00000000000${at}`, name: { en: `Goods ${at}`, ru: `Товар ${at}` }, hsCode }),
);
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue({ cards: goods });
});
afterAll(() => catalogue?.close());

type Values = Record<string, string>;
const dated = { valid_from: '2026-01-01', source: 'Test' };
const duty = (code: string, part: Values = {}): Values => ({
  ...{ tax: 'duty', code, kind: 'percent', percent: '5', ...dated, ...part },
});
const place = (code: string, part: Values = {}): Values => ({
  ...{ code, kind: 'port', country: code.slice(0, 2), name_en: code, name_ru: code, ...part },
});
const save = async (table: CostTable, values: Values, part: { id?: string; version?: number; key?: string } = {}) => {
  const { row } = await catalogue.client.saveCostRow({ table, id: '', version: 0, key: '', ...part, values }, as);
  if (row === undefined) throw new Error('nothing was saved');
  return row;
};
const list = (
  table: CostTable,
  part: { search?: string; states?: CostRowState[]; sort?: string; descending?: boolean } = {},
) =>
  catalogue.client.listCostRows(
    { table, search: '', states: [], sort: '', descending: false, page: { page: 1, limit: 100 }, ...part },
    as,
  );
const load = (table: CostTable, text: string, apply = true) =>
  catalogue.client.importCostRows({ table, file: Buffer.from(text), apply }, as);
const exported = async (table: CostTable): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const { bytes } of catalogue.client.exportCostRows({ table }, as)) parts.push(bytes);
  return Buffer.concat(parts);
};
const revision = () => catalogue.deps.read.costTables.revision();
/** Returns the tables of the events after a revision, once all events are published. */
const changedSince = async (before: string): Promise<CostTable[][]> => {
  const now = await revision();
  const published = () => catalogue.events.of('setu.catalogue.cost_tables.changed', CostTablesChanged);
  await expect.poll(() => published().some((one) => String(one.revision) === now)).toBe(true);
  return published().flatMap((one) => (one.revision > BigInt(before) ? [one.tables] : []));
};
const audited = async (action: string): Promise<{ object_id: string; before: Values; after: Values }[]> =>
  catalogue.deps.db('audit').where({ action }).orderBy('at').orderBy('id');

describe('The tables of landed prices', () => {
  it('begin with the rates whose source is known', async () => {
    const { rows } = await list(CostTable.TARIFFS);
    expect(
      rows.map(({ values }) => `${values.tax} ${values.percent} ${values.valid_from}–${values.valid_to ?? ''}`),
    ).toEqual(['vat 20 2019-01-01–2025-12-31', 'vat 22 2026-01-01–']);
    const fees = await list(CostTable.FEES);
    expect(fees.total).toBe(8);
    expect(fees.rows.every(({ values, changedById }) => values.source !== '' && changedById === '')).toBe(true);
  });
});

describe('A row', () => {
  it('is added, changed and removed, each with its version, event and audit entry', async () => {
    const before = await revision();
    const row = await save(CostTable.TARIFFS, duty('8413', { origin: 'IN', percent: '7,50' }));
    expect(row).toMatchObject({ version: 1, changedById: admin.userId, values: { percent: '7.5', is_example: 'no' } });
    const changed = await save(CostTable.TARIFFS, duty('8413', { origin: 'IN' }), { id: row.id, version: 1 });
    expect(changed).toMatchObject({ id: row.id, version: 2, values: { percent: '5' } });
    const late = save(CostTable.TARIFFS, duty('8413', { percent: '9' }), { id: row.id, version: 1 });
    await expect(late).rejects.toMatchObject({ kind: 'stale', params: { current_version: '2' } });
    // Nothing changes, so nothing is written.
    expect(await save(CostTable.TARIFFS, duty('8413', { origin: 'IN' }), { id: row.id, version: 2 })).toEqual(changed);
    await catalogue.client.removeCostRow({ table: CostTable.TARIFFS, id: row.id, version: 2 }, as);
    await catalogue.client.removeCostRow({ table: CostTable.TARIFFS, id: row.id, version: 2 }, as);
    const missing = save(CostTable.TARIFFS, duty('8413'), { id: row.id, version: 2 });
    await expect(missing).rejects.toMatchObject({ kind: 'not_found' });
    expect(await changedSince(before)).toEqual([[CostTable.TARIFFS], [CostTable.TARIFFS], [CostTable.TARIFFS]]);
    const entries = await audited('cost_row.changed');
    expect(entries.map((one) => [one.object_id, one.before['tariffs.percent'], one.after['tariffs.percent']])).toEqual([
      [row.id, '7.5', '5'],
    ]);
    expect((await audited('cost_row.removed')).map((one) => one.object_id)).toEqual([row.id]);
  });

  it('is created once for repeated calls', async () => {
    const first = await save(CostTable.TARIFFS, duty('0902'), { key: 'once' });
    expect(await save(CostTable.TARIFFS, duty('0902'), { key: 'once' })).toEqual(first);
  });

  it('is rejected with its problems at their columns, and with the key of another row', async () => {
    const wrong = save(CostTable.TARIFFS, duty('', { percent: '5000' }));
    await expect(wrong).rejects.toMatchObject({
      fields: [
        { path: 'values.percent', code: 'max', params: { max: '1000' } },
        { path: 'values.code', code: 'required' },
      ],
    });
    await save(CostTable.TARIFFS, duty('1006'));
    const again = save(CostTable.TARIFFS, duty('1006', { percent: '6' }));
    await expect(again).rejects.toMatchObject({ fields: [{ path: 'values.valid_from', code: 'row_exists' }] });
    const last = save(CostTable.FEES, { up_to: '', fee: '1', ...dated });
    await expect(last).rejects.toMatchObject({ fields: [{ path: 'values.valid_from', code: 'row_exists' }] });
  });

  it('refers to places, which cannot be removed or renamed meanwhile', async () => {
    const leg = { from: 'RUNVS', to: 'RUMOW', price_per_tonne: '4000', currency: 'RUB', ...dated };
    await expect(save(CostTable.LEGS, leg)).rejects.toMatchObject({
      fields: [{ path: 'values.from', code: 'unknown_place' }, { path: 'values.to' }],
    });
    const port = await save(CostTable.PLACES, place('RUNVS', { aliases: 'Novoros, Новоросс,Novoros' }));
    expect(port.values.aliases).toBe('Novoros, Новоросс');
    await save(CostTable.PLACES, place('RUMOW', { kind: 'city' }));
    await save(CostTable.LEGS, leg);
    const remove = catalogue.client.removeCostRow({ table: CostTable.PLACES, id: port.id, version: 1 }, as);
    await expect(remove).rejects.toMatchObject({ kind: 'refused', code: 'place_in_use' });
    const rename = save(CostTable.PLACES, place('RUVVO'), { id: port.id, version: 1 });
    await expect(rename).rejects.toMatchObject({ fields: [{ path: 'values.code', code: 'place_in_use' }] });
    const found = await list(CostTable.LEGS, { search: 'новоросс' });
    expect([found.total, found.places.map(({ code }) => code)]).toEqual([1, ['RUMOW', 'RUNVS']]);
  });
});

describe('A list', () => {
  it('finds rows by the beginning of a code, by a source and by their state', async () => {
    const day = (days: number) =>
      new Date(catalogue.deps.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const at = (from: number, to?: number) => ({
      ...{ origin: 'CN', source: '50% of Décret_9', valid_from: day(from), valid_to: to === undefined ? '' : day(to) },
    });
    await save(CostTable.TARIFFS, duty('7301', at(-9)));
    await save(CostTable.TARIFFS, duty('7302', at(9)));
    await save(CostTable.TARIFFS, duty('7303', at(-9, -3)));
    await save(CostTable.TARIFFS, duty('7304', at(-9, 20)));
    await save(CostTable.TARIFFS, duty('7305', at(-9, 60)));
    const codes = async (part: Parameters<typeof list>[1]) =>
      (await list(CostTable.TARIFFS, part)).rows.map(({ values }) => values.code);
    const search = '73';
    expect(await codes({ search })).toEqual(['7301', '7302', '7303', '7304', '7305']);
    expect(await codes({ search: '73.0 4' })).toEqual(['7304']);
    expect(await codes({ search: '304' })).toEqual([]);
    expect(await codes({ search: '0% OF Décret_' })).toHaveLength(5);
    expect(await codes({ search: '5_% of' })).toEqual([]);
    expect(await codes({ search, states: [CostRowState.IN_FORCE] })).toEqual(['7301', '7304', '7305']);
    expect(await codes({ search, states: [CostRowState.FUTURE] })).toEqual(['7302']);
    expect(await codes({ search, states: [CostRowState.EXPIRED, CostRowState.EXPIRING] })).toEqual(['7303', '7304']);
    expect(await codes({ search, sort: 'valid_from', descending: true })).toEqual([
      '7302',
      '7305',
      '7304',
      '7303',
      '7301',
    ]);
    const { rows } = await list(CostTable.TARIFFS, { search });
    expect(rows.map(({ state }) => state)).toEqual(
      ['IN_FORCE', 'FUTURE', 'EXPIRED', 'EXPIRING', 'IN_FORCE'].map((one) => CostRowState[one as 'FUTURE']),
    );
    await expect(list(CostTable.TARIFFS, { sort: 'percent' })).rejects.toMatchObject({ fields: [{ path: 'sort' }] });
    await expect(list(CostTable.UNSPECIFIED)).rejects.toMatchObject({ fields: [{ path: 'table' }] });
  });
});

describe('A file', () => {
  const head = 'tax;code;origin;kind;percent;valid_from;source';
  const rule = (code: string, percent = '5') => `excise;${code};;percent;${percent};2026-01-01;Test`;

  it('is previewed, stored without its faulty rows, and changes nothing when it is loaded again', async () => {
    await load(CostTable.TARIFFS, [head, rule('2203'), rule('2204')].join('\n'));
    const text = [head, rule('2203'), rule('2204', '6'), rule('2205'), rule('9'), rule('2205')].join('\n');
    const counts = { fresh: 1, changed: 1, unchanged: 1, faulty: 2 };
    const [before, entries] = [await revision(), (await audited('cost_table.imported')).length];
    const preview = await load(CostTable.TARIFFS, text, false);
    expect(preview).toMatchObject({ ...counts, isApplied: false });
    expect(preview.faultyRows).toMatchObject([
      { line: 5, problems: [{ column: 'code', code: 'code_digits', value: '9' }] },
      { line: 6, problems: [{ column: 'tax', code: 'row_repeated' }] },
    ]);
    expect((await list(CostTable.TARIFFS, { search: '220' })).total).toBe(2);
    expect(await load(CostTable.TARIFFS, text)).toMatchObject({ ...counts, isApplied: true });
    const stored = await list(CostTable.TARIFFS, { search: '220' });
    expect(stored.rows.map(({ values, version }) => `${values.code} ${values.percent} ${version}`)).toEqual([
      ...['2203 5 1', '2204 6 2', '2205 5 1'],
    ]);
    expect(await load(CostTable.TARIFFS, text)).toMatchObject({ fresh: 0, changed: 0, unchanged: 3, faulty: 2 });
    expect(await changedSince(before)).toEqual([[CostTable.TARIFFS]]);
    const imported = await audited('cost_table.imported');
    expect(imported).toHaveLength(entries + 1);
    expect(imported.at(-1)).toMatchObject({ object_id: 'tariffs', after: { added: 1, changed: 1 } });
  });

  it.each(costTables)('of %s that was exported is imported without a change', async (name) => {
    const table = CostTable[name.toUpperCase() as 'FEES'];
    await save(CostTable.PLACES, place('INMAA', { aliases: '=Chennai; "Madras", +7' })).catch(() => undefined);
    const file = await exported(table);
    const { total } = await list(table);
    if (name !== 'lanes') expect(total).toBeGreaterThan(0);
    if (total === 0) return;
    const loaded = await catalogue.client.importCostRows({ table, file, apply: true }, as);
    expect(loaded).toMatchObject({ fresh: 0, changed: 0, unchanged: total, faulty: 0 });
  });

  it('is stored completely or not at all', async () => {
    const before = (await list(CostTable.FEES)).total;
    const counted = await revision();
    const fee = (up_to: string, fee: string) => ({
      up_to,
      fee,
      valid_from: '2030-01-01',
      valid_to: '',
      source: 'x',
      source_url: '',
      is_example: 'no',
    });
    const { deps } = catalogue;
    // The last row breaks a constraint of the database after thousands of others were written.
    const rows = [...Array.from({ length: 7_000 }, (_, at) => fee(String(at + 1), '1')), fee('8000', '-1')];
    const stored = deps.write((stores) =>
      importRows(stores, { table: 'fees', rows, ids: systemIds }, { by: admin.userId, at: new Date() }),
    );
    await expect(stored).rejects.toThrow(/cost_fee_fee_check/);
    expect((await list(CostTable.FEES)).total).toBe(before);
    expect(await revision()).toBe(counted);
  });

  it('is rejected with its problem', async () => {
    await expect(load(CostTable.FEES, 'a;b')).rejects.toMatchObject({
      fields: [{ path: 'file', code: 'cost_file_header' }],
    });
  });

  it('has its faulty rows returned with their cells', async () => {
    const file = Buffer.from([head, rule('2206'), rule('x'), `${rule("''=y")};`].join('\n'));
    const parts = [];
    for await (const part of catalogue.client.markCostRows({ table: CostTable.TARIFFS, file }, as)) parts.push(part);
    expect(parts[0]?.titles).toEqual(head.split(';'));
    const rows = parts.flatMap((part) => part.rows);
    expect(rows.map(({ cells, problems }) => [cells[1], problems[0]?.code])).toEqual([
      ['x', 'code_digits'],
      ["'=y", 'code_digits'],
    ]);
  });

  it('of 1,500 rules with 20 faulty ones is stored without them, and changes nothing the second time', async () => {
    const code = (at: number) => String(1_000_000_000 + at * 7);
    const lines = Array.from({ length: 1_500 }, (_, at) => rule(at % 75 === 0 ? 'bad' : code(at)));
    const text = [head, ...lines].join('\n');
    const preview = await load(CostTable.TARIFFS, text, false);
    expect(preview).toMatchObject({ fresh: 1_480, faulty: 20 });
    expect(await load(CostTable.TARIFFS, text)).toMatchObject({ fresh: 1_480, faulty: 20 });
    expect(await load(CostTable.TARIFFS, text)).toMatchObject({ fresh: 0, changed: 0, unchanged: 1_480 });
    const rules = await catalogue.deps.read.costTables.tariffsFor([code(1)]);
    expect(rules.map(({ code: found }) => found)).toContain(code(1));
  });
});

describe('The coverage', () => {
  it('counts public goods without a rule by code, expiring rows and places without a way', async () => {
    const { withoutDuty, withoutVat, places, tables, today } = await catalogue.client.getCostCoverage({}, as);
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
    // The general rate covers all goods.
    expect(withoutVat).toEqual({ cards: 0, codes: [] });
    // Tea has a rule of its heading.
    expect(withoutDuty?.cards).toBe(6);
    expect(withoutDuty?.codes.map(({ hsCode, cards, name }) => [hsCode, cards, name?.en !== ''])).toEqual([
      ['84137021', 3, true],
      ['841350', 1, true],
      ['84139190', 1, true],
      ['99999999', 1, false],
    ]);
    expect(withoutDuty?.codes[3]?.skuId).toBe(goods[2]?.id);
    expect(tables.find(({ table }) => table === CostTable.TARIFFS)).toMatchObject({ expiring: 1 });
    const gaps = places.map(({ place: one, gap }) => [one?.code, gap]);
    expect(gaps).toContainEqual(['RUNVS', CostPlaceGap.NO_LANE]);
    expect(gaps).not.toContainEqual(['RUNVS', CostPlaceGap.NO_LEG]);
    expect(gaps).not.toContainEqual(['RUMOW', CostPlaceGap.NO_LANE]);
  });
});
