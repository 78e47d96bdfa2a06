import { request } from 'node:http';
import type { CardUploadRunView, CardUploadView, ImportRunView, UploadedCardsView } from '@setu/contract';
import { cardColumns, maxSheetBytes } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Reply } from './browser.js';
import { type CardRow, filled as filledTemplate, cardsForm as formOf, workbook as sentWorkbook } from './card-file.js';
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
}, 240_000);
afterAll(() => world?.close());

const place = (rest = '') => `/broker/companies/${company}/catalog/upload${rest}`;

const workbook = (browser: Browser, path: string) => sentWorkbook(world.origin, browser, path);
const filled = (rows: CardRow[]) => filledTemplate(world.origin, manager, rows);

const upload = (browser: Browser, form: FormData, key?: string): Promise<Reply<UploadedCardsView>> =>
  browser.call(place(), { method: 'POST', raw: form, ...(key && { headers: { 'Idempotency-Key': key } }) });

/** Returns the number of published card events. */
const cardEvents = () =>
  world.services.catalogue.deps.db('outbox').where('subject', 'like', 'setu.catalogue.sku.%').count().first();

/** Sends half of a body and disconnects as soon as the server has begun to read it. */
const sendHalf = (url: string, { body, headers }: { body: Buffer; headers: Record<string, string> }): Promise<void> =>
  new Promise((resolve) => {
    const cut = request(url, { method: 'POST', headers: { ...headers, 'Content-Length': String(body.length) } });
    cut.once('error', () => resolve());
    cut.once('close', () => resolve());
    cut.write(body.subarray(0, Math.floor(body.length / 2)), () => cut.destroy());
  });

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

describe('A file of cards', { timeout: 120_000 }, () => {
  it('based on the template is valid, and the template’s example is not a card', async () => {
    const { book, name } = await workbook(supplier, '/broker/companies/catalog/template');
    expect(name).toMatch(/Шаблон карточек Setu\.xlsx/);
    const { data } = await upload(manager, formOf(new Uint8Array(await book.xlsx.writeBuffer())));
    const { run } = await ended(data.run.id);
    expect([run.state, run.failure]).toEqual(['failed', 'no_rows']);
  });

  it('is checked, marked and imported once, and a second import changes nothing', async () => {
    const rows: CardRow[] = [
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

  it('without any valid row ends after the check, and does not wait to be imported', async () => {
    const { data } = await upload(
      manager,
      formOf(await filled([{ vendor_code: 'BULK-4', unit: 'nos' }]), { dry: 'false' }),
    );
    const { run } = await ended(data.run.id);
    expect(run).toMatchObject({ state: 'checked', faulty: 1, stored: 0, applies_at_once: true });
  });

  it('from a download can be uploaded again and contains nothing new', async () => {
    const { sheet, book, name } = await workbook(supplier, `/broker/companies/${company}/catalog/download`);
    const { cards } = await supplier.get<CardUploadView>(place());
    expect([name.includes('карточки'), sheet.rowCount]).toEqual([true, cards + 1]);
    expect(typeof sheet.getCell(2, cardColumns.findIndex(({ name: column }) => column === 'lead_days') + 1).value).toBe(
      'number',
    );
    const reviews = () => world.services.review.deps.db('product_review').count().first();
    const [before, eventsBefore] = [await reviews(), await cardEvents()];
    const again = formOf(new Uint8Array(await book.xlsx.writeBuffer()), { dry: 'false' });
    const { data } = await upload(supplier, again);
    expect((await ended(data.run.id)).run).toMatchObject({
      rows: cards,
      unchanged: cards,
      fresh: 0,
      faulty: 0,
      stored: 0,
    });
    await world.settle();
    expect([await reviews(), await cardEvents()]).toEqual([before, eventsBefore]);
  });

  it('leaves no import run and no partial data when its upload is interrupted, and is accepted when sent again', async () => {
    const runs = async () => (await manager.get<CardUploadView>(place())).runs.length;
    const stored = async () =>
      Number(
        (
          await world.services.media.deps
            .db('file')
            .where({ kind: 'import' })
            .whereNot({ state: 'pending' })
            .count()
            .first()
        )?.count,
      );
    const bytes = await filled([{ vendor_code: 'CUT-1' }]);
    const sent = new Request(world.origin, { method: 'POST', body: formOf(bytes) });
    const type = sent.headers.get('content-type') ?? '';
    const body = Buffer.from(await sent.arrayBuffer());
    const [before, files] = [await runs(), await stored()];
    await sendHalf(`${world.origin}${place()}`, {
      body,
      headers: {
        ...{ 'Content-Type': type, 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
        Cookie: [...manager.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    expect([await runs(), await stored()]).toEqual([before, files]);
    const { data } = await upload(manager, formOf(bytes));
    expect((await ended(data.run.id)).run).toMatchObject({ state: 'checked', fresh: 1 });
    expect([await runs(), await stored()]).toEqual([before + 1, files + 2]);
  });

  it('that is rejected has the error on its field', async () => {
    const bytes = new Uint8Array(10);
    const wrong = await upload(manager, formOf(bytes, { name: 'cards.csv' }));
    expect([wrong.status, wrong.failure.data.codes]).toEqual([422, { file: 'sheet_type' }]);
    const missing = new FormData();
    missing.append('dry', 'true');
    const none = await upload(manager, missing);
    expect([none.status, none.failure.data.codes]).toEqual([422, { file: 'no_file' }]);
    const large = await upload(manager, formOf(new Uint8Array(maxSheetBytes + 1)));
    expect([large.status, large.failure.data.codes]).toEqual([422, { file: 'sheet_too_large' }]);
    const odd = await upload(manager, formOf(await filled([{ vendor_code: 'ODD' }]), { dry: 'perhaps' }));
    expect([odd.status, odd.failure.data.codes]).toEqual([422, { dry: 'invalid_option' }]);
  });

  it('is invisible to another supplier and a buyer, whether they upload a file or not', async () => {
    const deccan = await world.signedIn('supplier@deccan.example', 'en');
    const [run] = (await manager.get<CardUploadView>(place())).runs;
    for (const outsider of [deccan, buyer]) {
      expect((await outsider.call(place())).status).toBe(404);
      expect((await outsider.call(place(`/${run?.id}`))).status).toBe(404);
      expect((await upload(outsider, formOf(new Uint8Array(10)))).status).toBe(404);
    }
    expect((await buyer.call('/broker/companies/catalog/template')).status).toBe(403);
  });
});
