import type { AuditView, CostCoverageView, CostImportView, CostRowsView, CostRowView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let admin: Browser;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.signedIn('admin@setu.example', 'ru');
}, 240_000);
afterAll(() => world?.close());

const path = '/admin/cost-tables';
const upload = (table: string, text: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
  const raw = new FormData();
  for (const [name, value] of Object.entries(fields)) raw.set(name, value);
  raw.set('file', new Blob([text]), 'rules.csv');
  return { path: `${path}/${table}/import`, raw };
};
const load = (table: string, text: string | Uint8Array<ArrayBuffer>, fields?: Record<string, string>) => {
  const { path: to, raw } = upload(table, text, fields);
  return admin.call<CostImportView>(to, { method: 'POST', raw });
};
const duty = { tax: 'duty', code: '9999', kind: 'percent', percent: '7,5', valid_from: '01.02.2026', source: 'Приказ' };

describe('The tables of landed prices', () => {
  it('list, change and remove rows, and say where a row is wrong', async () => {
    const saved = await admin.post<{ row: CostRowView }>(`${path}/tariffs`, { values: duty });
    expect(saved.status).toBe(200);
    expect(saved.data.row).toMatchObject({ version: 1, state: 'in_force', values: { percent: '7.5', code: '9999' } });
    const { id } = saved.data.row;
    const list = await admin.get<CostRowsView>(`${path}/tariffs?search=9999&sort[code]=desc&state=in_force`);
    expect([list.total_count, list.rows[0]?.id, list.people.map((person) => person.id)]).toEqual([
      ...[1, id, [saved.data.row.changed_by]],
    ]);
    const wrong = await admin.post(`${path}/tariffs`, { id, version: 1, values: { ...duty, percent: '', code: '1' } });
    expect([wrong.status, wrong.failure.data.codes]).toEqual([
      ...[422, { 'values.percent': 'required', 'values.code': 'code_digits' }],
    ]);
    expect(wrong.text).toContain('Укажите от 2 до 10 цифр кода ТН ВЭД');
    const late = await admin.post(`${path}/tariffs`, { id, version: 9, values: duty });
    expect([late.status, late.failure.data.error]).toEqual([409, 'conflict']);
    const { list: audit } = await admin.get<{ list: AuditView['list'] }>('/admin/audit');
    expect(audit[0]).toMatchObject({ action: 'cost_row.added' });
    expect(audit[0]?.fields).toContainEqual(expect.objectContaining({ label: 'Платёж', was: '', is: 'Пошлина' }));
    expect((await admin.post(`${path}/tariffs/${id}/remove`, { version: 1 })).status).toBe(200);
    expect((await admin.get<CostRowsView>(`${path}/tariffs?search=9999`)).total_count).toBe(0);
    expect((await admin.call(`${path}/prices`)).status).toBe(404);
    expect((await admin.call(`${path}/fees?sort[tax]=asc`)).status).toBe(422);
  });

  it('are downloaded as a file that is loaded again without a change', async () => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${world.origin}${path}/places/export`, { headers: { Cookie: cookie } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(/Пункты \d{4}-\d\d-\d\d\.csv/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { total_count: total } = await admin.get<CostRowsView>(`${path}/places`);
    const { status, data } = await load('places', bytes, { apply: 'true' });
    expect([status, data]).toEqual([
      ...[200, { is_applied: true, new: 0, changed: 0, unchanged: total, faulty: 0, faulty_rows: [] }],
    ]);
  });

  it('check a file before they store it, and return its faulty rows', async () => {
    const text =
      'Сбор, ₽;Таможенная стоимость до, ₽;Действует с;Источник\n5;7;2031-01-01;Приказ\n=1;7;2031-01-01;Приказ\n';
    const preview = await load('fees', text);
    expect(preview.data).toMatchObject({ is_applied: false, new: 1, faulty: 1 });
    expect(preview.data.faulty_rows).toEqual([
      { line: 3, problems: [{ column: 'fee', code: 'invalid_number', params: {}, value: '=1' }] },
    ]);
    const { raw } = upload('fees', text);
    const marked = await admin.call(`${path}/fees/import/marked`, { method: 'POST', raw });
    expect(marked.text.replace('\uFEFF', '')).toBe(
      '"Сбор, ₽";"Таможенная стоимость до, ₽";Действует с;Источник;problem\r\n' +
        `'=1;7;2031-01-01;Приказ;"Сбор, ₽: Введите число"\r\n`,
    );
    expect((await load('fees', marked.text)).data).toMatchObject({ new: 0, faulty: 1 });
    expect((await load('fees', text, { apply: 'true' })).data).toMatchObject({ is_applied: true, new: 1, faulty: 1 });
    expect((await admin.get<CostRowsView>(`${path}/fees?state=future`)).total_count).toBe(1);
  });

  it('reject a file that is not one of theirs', async () => {
    const codes = async (table: string, text: string | Uint8Array<ArrayBuffer>) => {
      const { status, failure } = await load(table, text);
      return [status, failure.data.codes];
    };
    expect(await codes('fees', 'a;b\n1;2')).toEqual([422, { file: 'cost_file_header' }]);
    expect(await codes('fees', '')).toEqual([422, { file: 'cost_file_empty' }]);
    const large = await load('fees', new Uint8Array(6 * 1024 * 1024 + 1));
    expect([large.status, large.failure.data.codes]).toEqual([422, { file: 'cost_file_too_large' }]);
    expect(large.text).toContain('Не больше 6 МБ');
    expect((await load('prices', 'a')).status).toBe(404);
    const none = await admin.call(`${path}/fees/import`, { method: 'POST', raw: new FormData() });
    expect([none.status, none.failure.data.codes]).toEqual([422, { file: 'no_file' }]);
  });

  it('say what they lack', async () => {
    const coverage = await admin.get<CostCoverageView>(path);
    expect(coverage.tables.map(({ table }) => table)).toEqual(['tariffs', 'fees', 'lanes', 'legs', 'places']);
    expect(coverage.without_vat.cards).toBe(0);
  });
});
