import type { CardUploadRunView, CardUploadView, ImportRunView, UploadedCardsView } from '@setu/contract';
import { cardColumns } from '@setu/contract';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Reply } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let manager: Browser;
let supplier: Browser;
let buyer: Browser;
let company: string;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.signedIn('manager@setu.example', 'en');
  supplier = await world.signedIn('supplier@kaveri.example', 'ru');
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  company = (await supplier.context()).user?.company.id ?? '';
}, 120_000);
afterAll(() => world?.close());

const place = (rest = '') => `/broker/companies/${company}/catalog/upload${rest}`;

/** A file the server sends, as a workbook. */
const workbook = async (browser: Browser, path: string) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${world.origin}${path}`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  const book = new excel.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
  return { book, sheet: book.worksheets[0] as excel.Worksheet, name };
};

type Row = Record<string, string | number | null>;

/** The template with other rows instead of its example. */
const filled = async (rows: Row[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { sheet } = await workbook(manager, '/broker/companies/catalog/template');
  const example = Object.fromEntries(
    cardColumns.map(({ name }, at) => [name, sheet.getCell(2, at + 1).value as string | number | null]),
  );
  const book = new excel.Workbook();
  const cards = book.addWorksheet('Cards');
  cards.addRow(cardColumns.map(({ name }) => name));
  for (const row of rows) {
    const cells: Row = { ...example, pictures: null, ...row };
    cards.addRow(cardColumns.map(({ name }) => cells[name]));
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
};

const formOf = (bytes: Uint8Array<ArrayBuffer>, of: { name?: string; dry?: string } = {}): FormData => {
  const form = new FormData();
  form.append('dry', of.dry ?? 'true');
  form.append('file', new Blob([bytes]), of.name ?? 'cards.xlsx');
  return form;
};

const upload = (browser: Browser, form: FormData, key?: string): Promise<Reply<UploadedCardsView>> =>
  browser.call(place(), { method: 'POST', raw: form, ...(key && { headers: { 'Idempotency-Key': key } }) });

const ended = async (id: string): Promise<CardUploadRunView> => {
  let view = await manager.get<CardUploadRunView>(place(`/${id}`));
  await expect
    .poll(
      async () => {
        view = await manager.get<CardUploadRunView>(place(`/${id}?limit=100`));
        return view.run.state;
      },
      { timeout: 60_000 },
    )
    .not.toMatch(/reading|applying/);
  return view;
};

describe('cards by file', { timeout: 120_000 }, () => {
  it('the template uploads cleanly: its example is no card', async () => {
    const { book, name } = await workbook(supplier, '/broker/companies/catalog/template');
    expect(name).toMatch(/Шаблон карточек Setu\.xlsx/);
    const { data } = await upload(manager, formOf(new Uint8Array(await book.xlsx.writeBuffer())));
    const { run } = await ended(data.run.id);
    expect([run.state, run.failure]).toEqual(['failed', 'no_rows']);
  });

  it('a file is judged, marked, and written once; the same again changes nothing', async () => {
    const rows: Row[] = [
      { vendor_code: 'BULK-1' },
      { vendor_code: 'BULK-2', price_from: 182, price_to: 175 },
      { vendor_code: 'BULK-3', unit: 'nos' },
    ];
    const bytes = await filled(rows);
    const key = 'one-key-for-one-file';
    const first = await upload(manager, formOf(bytes), key);
    const again = await upload(manager, formOf(bytes), key);
    expect([first.status, again.data.run.id]).toEqual([200, first.data.run.id]);
    const checked = await ended(first.data.run.id);
    expect(checked.run).toMatchObject({ state: 'checked', rows: 3, fresh: 1, faulty: 2, stored: 0 });
    const [, second] = checked.list;
    expect(second?.errors[0]).toMatchObject({
      column: 'price_to',
      cell: 'H3',
      message: expect.stringContaining('175'),
    });
    const faulty = await manager.get<CardUploadRunView>(place(`/${first.data.run.id}?result=faulty`));
    expect(faulty.list.map(({ position }) => position)).toEqual([3, 4]);
    await expect
      .poll(async () => (await manager.get<CardUploadRunView>(place(`/${first.data.run.id}`))).run.has_marked_file)
      .toBe(true);
    const marked = await workbook(manager, place(`/${first.data.run.id}?file=1`));
    expect(marked.sheet.getRow(1).values).toContain('setu_note');
    const applied = await manager.call<ImportRunView>(place(`/${first.data.run.id}`), { method: 'POST', body: {} });
    expect(applied.status).toBe(200);
    expect((await ended(first.data.run.id)).run).toMatchObject({ state: 'applied', stored: 1 });
    const twice = await upload(manager, formOf(bytes));
    expect((await ended(twice.data.run.id)).run).toMatchObject({ fresh: 0, updates: 0, unchanged: 1, faulty: 2 });
  });

  it('with nothing good in it is judged, and that is its end: nobody waits for it to be written', async () => {
    const { data } = await upload(
      manager,
      formOf(await filled([{ vendor_code: 'BULK-4', unit: 'nos' }]), { dry: 'false' }),
    );
    const { run } = await ended(data.run.id);
    expect(run).toMatchObject({ state: 'checked', faulty: 1, stored: 0, applies_at_once: true });
  });

  it('a download can be uploaded again, and nothing of it is new', async () => {
    const { sheet, book, name } = await workbook(supplier, `/broker/companies/${company}/catalog/download`);
    const { cards } = await supplier.get<CardUploadView>(place());
    expect([name.includes('карточки'), sheet.rowCount]).toEqual([true, cards + 1]);
    expect(typeof sheet.getCell(2, cardColumns.findIndex(({ name: column }) => column === 'lead_days') + 1).value).toBe(
      'number',
    );
    const { data } = await upload(supplier, formOf(new Uint8Array(await book.xlsx.writeBuffer())));
    expect((await ended(data.run.id)).run).toMatchObject({ rows: cards, unchanged: cards, fresh: 0, faulty: 0 });
  });

  it('what is not taken is said at its field', async () => {
    const bytes = new Uint8Array(10);
    const wrong = await upload(manager, formOf(bytes, { name: 'cards.csv' }));
    expect([wrong.status, wrong.failure.data.codes]).toEqual([422, { file: 'sheet_type' }]);
    const missing = new FormData();
    missing.append('dry', 'true');
    const none = await upload(manager, missing);
    expect([none.status, none.failure.data.codes]).toEqual([422, { file: 'no_file' }]);
    const large = await upload(manager, formOf(new Uint8Array(20 * 1024 * 1024 + 1)));
    expect([large.status, large.failure.data.codes]).toEqual([422, { file: 'sheet_too_large' }]);
    const odd = await upload(manager, formOf(await filled([{ vendor_code: 'ODD' }]), { dry: 'perhaps' }));
    expect([odd.status, odd.failure.data.codes]).toEqual([422, { dry: 'invalid_option' }]);
  });

  it('is nobody else’s: another supplier and a buyer find nothing, with or without a file', async () => {
    const deccan = await world.signedIn('supplier@deccan.example', 'en');
    const [run] = (await manager.get<CardUploadView>(place())).runs;
    for (const stranger of [deccan, buyer]) {
      expect((await stranger.call(place())).status).toBe(404);
      expect((await stranger.call(place(`/${run?.id}`))).status).toBe(404);
      expect((await upload(stranger, formOf(new Uint8Array(10)))).status).toBe(404);
    }
    expect((await buyer.call('/broker/companies/catalog/template')).status).toBe(403);
  });
});
