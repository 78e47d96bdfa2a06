import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { cardColumns } from '@setu/proto/card-columns';
import { ImportEnded } from '@setu/proto/catalogue/events';
import type { ImportRun } from '@setu/proto/catalogue/imports';
import type { Actor } from '@setu/proto/common';
import { importFailureWord, importRowResultWord, importStateWord } from '@setu/proto/wire-words';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCards } from '../src/jobs/import-cards.js';
import { fakeMedia } from './fake-media.js';
import { type Catalogue, card, company, publishCompany, startTestCatalogue } from './fixtures.js';
import { goodRow } from './good-row.js';

let catalogue: Catalogue;
let media: Awaited<ReturnType<typeof fakeMedia>>;
const incompleteId = '00000003-0000-4000-8000-000000000099';
beforeAll(async () => {
  media = await fakeMedia();
  catalogue = await startTestCatalogue({
    env: { MEDIA_HTTP_URL: media.url, TASKS_DELAY_MS: '3600000' },
    cards: [
      card({
        ...{
          id: incompleteId,
          vendorCode: '=ODD-1',
          name: { en: '=SUM(A1) and -1', ru: 'Странная' },
          width: 0.1 + 0.2,
          weight: 1e-3,
        },
        ...{ description: { en: "First line\r\nsecond 'line'  ", ru: '' }, area: { en: '+7', ru: '' } },
        ...{ priceFrom: 123_456_789_01n, priceTo: 123_456_789_01n, paymentAdvance: 0.3333, incoTerms: 'ABC' },
      }),
    ],
  });
});
afterAll(async () => {
  await catalogue?.close();
  await media?.close();
});

const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const own = actors.supplier({ companyId: company.kaveri, roles: ['TEAM_GENERAL'] });
const titles = cardColumns.map(({ name }) => name);

const row = (change: Record<string, unknown> = {}) => titles.map((name) => ({ ...goodRow, ...change })[name] ?? null);
async function book(rows: readonly unknown[][], head: readonly string[] = titles): Promise<Buffer> {
  const workbook = new excel.Workbook();
  const sheet = workbook.addWorksheet('Cards');
  sheet.addRow([...head]);
  for (const one of rows) sheet.addRow(one);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const start = async (fileId: string, { actor = manager, apply = false, key = systemIds.id() as string } = {}) => {
  const { run } = await catalogue.client.startImport(
    { companyId: company.kaveri, fileId, picturesId: '', apply, key },
    { actor },
  );
  if (run === undefined) throw new Error('no run');
  return run;
};
const work = () =>
  importCards(catalogue.deps).run({ companyId: company.kaveri }, { signal: AbortSignal.timeout(60_000) });
const statusOf = async ({ id }: Pick<ImportRun, 'id'>) => {
  const { run, rows, total } = await catalogue.client.getImport(
    { companyId: company.kaveri, runId: id, results: [], page: undefined },
    { actor: manager },
  );
  if (run === undefined) throw new Error('no run');
  return {
    run,
    rows,
    total,
    state: importStateWord(run.state),
    results: rows.map(({ result }) => importRowResultWord(result)),
  };
};
const apply = async ({ id }: Pick<ImportRun, 'id'>) => {
  await catalogue.client.applyImport({ companyId: company.kaveri, runId: id }, { actor: manager });
  await work();
  return statusOf({ id });
};
const checked = async (bytes: Buffer, name = 'cards.xlsx') => {
  const run = await start(media.put(company.kaveri, name, bytes));
  await work();
  return statusOf(run);
};
const cardsOf = () => catalogue.deps.db('sku').where({ company_id: company.kaveri }).whereNull('removed_at');
const events = () => catalogue.deps.db('outbox').where('subject', 'like', 'setu.catalogue.sku.%').pluck('aggregate_id');

describe('A card file', () => {
  it('is checked first and then written, and importing it again changes nothing', async () => {
    const bytes = await book([row(), row({ vendor_code: 'NEW-2', name: '' }), row({ vendor_code: 'EXAMPLE' })]);
    const first = await checked(bytes);
    expect([first.state, first.results]).toEqual(['checked', ['fresh', 'faulty']]);
    expect(first.run).toMatchObject({ rows: 2, fresh: 1, faulty: 1, stored: 0, fileName: 'cards.xlsx' });
    expect(first.rows[1]?.problems).toEqual([{ column: 'name', cell: 'B3', code: 'required', params: {}, value: '' }]);
    const before = (await cardsOf()).length;
    const done = await apply(first.run);
    expect([done.state, done.results, done.run.stored]).toEqual(['applied', ['created', 'faulty'], 1]);
    expect((await cardsOf()).length).toBe(before + 1);
    const skuId = done.rows[0]?.skuId ?? '';
    const { content } = await catalogue.client.getCardForm({ skuId }, { actor: manager });
    expect(content).toMatchObject({
      vendorCode: 'NEW-1',
      hsCode: '841360',
      weight: 4.5,
      countryId: 'IND',
      shipmentMethod: 'sea',
    });
    expect([content?.priceFrom?.minor, content?.paymentAdvance]).toEqual([125_050n, 0.3]);
    const eventCount = (await events()).length;
    const again = await apply((await checked(await book([row(), row({ vendor_code: 'new-1' })]))).run).catch((e) => e);
    expect(again).toMatchObject({ kind: 'refused', code: 'import_empty' });
    expect((await events()).length).toBe(eventCount);
    const ended = await catalogue.deps
      .db('outbox')
      .where({ aggregate_id: first.run.id })
      .orderBy('id')
      .pluck('payload');
    expect(ended.map((payload) => importStateWord(ImportEnded.decode(payload).state))).toEqual(['checked', 'applied']);
  });

  it('is returned with its faulty cells marked and explained', async () => {
    const { run } = await checked(
      await book([[], [...row({ vendor_code: 'MARK-1', unit: 'pscs' }), 'mine']], [...titles, 'my column']),
    );
    const stored = media.files.get(run.markedFileId);
    expect([stored?.name, run.markedFileName]).toEqual(['cards (setu).xlsx', 'cards (setu).xlsx']);
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(stored?.bytes as unknown as ArrayBuffer);
    const sheet = workbook.worksheets[0];
    const unitAt = titles.indexOf('unit') + 1;
    expect(sheet?.getRow(1).getCell(titles.length + 1).value).toBe('my column');
    // The row keeps its number, although the row above it is empty.
    expect(sheet?.getRow(3).getCell(titles.length + 1).value).toBe('mine');
    expect(sheet?.getRow(3).getCell(unitAt).fill).toMatchObject({ fgColor: { argb: 'FFFFC7CE' } });
    const { letter } = sheet?.getColumn(unitAt) ?? {};
    expect(sheet?.getRow(3).getCell(titles.length + 2).value).toMatch(new RegExp(`^${letter}3 unit: .*(pcs|шт)`));
  });

  it('that was downloaded and uploaded without edits changes nothing, whatever its cards contain', async () => {
    for (const locale of ['en', 'ru']) {
      const rows: unknown[][] = [];
      const actor = { ...manager, locale };
      for await (const { cards } of catalogue.client.exportCards({ companyId: company.kaveri }, { actor })) {
        for (const { cells } of cards)
          rows.push(
            cells.map((text, at) => {
              if (text === '') return null;
              if (cardColumns[at]?.kind === 'number' && Number.isFinite(Number(text))) return Number(text);
              return /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
            }),
          );
      }
      const coded = rows.filter(([code]) => code !== null);
      expect(coded.length).toBeGreaterThan(5);
      const { results, rows: problemRows } = await checked(await book(coded));
      expect(problemRows.filter(({ result }) => importRowResultWord(result) !== 'unchanged')).toEqual([]);
      expect(new Set(results)).toEqual(new Set(['unchanged']));
    }
  });

  it('continues where a killed worker left it, and every row is written once and in full', async () => {
    const rowCount = 200;
    const rows = Array.from({ length: rowCount }, (_, at) => row({ vendor_code: `KILL-${at}` }));
    const { run } = await checked(await book(rows));
    await catalogue.client.applyImport({ companyId: company.kaveri, runId: run.id }, { actor: manager });
    const stopping = new AbortController();
    const working = Promise.resolve(
      importCards(catalogue.deps).run({ companyId: company.kaveri }, { signal: stopping.signal }),
    ).catch((error: unknown) => error);
    await expect
      .poll(async () => (await cardsOf().where('vendor_code', 'like', 'KILL-%')).length, { timeout: 30_000 })
      .toBeGreaterThan(3);
    stopping.abort();
    await working;
    const halfway = (await cardsOf().where('vendor_code', 'like', 'KILL-%')).length;
    expect(halfway).toBeLessThan(rowCount);
    // A worker that has been silent for long is dead, and its run goes to another worker.
    await catalogue.deps
      .db('import_run')
      .where({ id: run.id })
      .update({
        worker: systemIds.id(),
        worker_at: new Date(Date.now() - 60_000),
      });
    await work();
    const done = await statusOf(run);
    expect([done.state, done.run.stored]).toEqual(['applied', rowCount]);
    expect((await cardsOf().where('vendor_code', 'like', 'KILL-%')).length).toBe(rowCount);
    const ids = (await cardsOf().where('vendor_code', 'like', 'KILL-%').select('id')).map(({ id }) => id);
    expect((await events()).filter((id) => ids.includes(id)).length).toBe(rowCount);
  });

  it('that cannot be read fails with a reason, and the next file is read', async () => {
    const failed = await checked(Buffer.from('<html><table></table></html>'), 'cards.xls');
    expect([failed.state, importFailureWord(failed.run.failure)]).toEqual(['failed', 'not_a_workbook']);
    const empty = await checked(await book([]));
    expect([empty.state, importFailureWord(empty.run.failure)]).toEqual(['failed', 'no_rows']);
    const headless = await checked(await book([row()], ['a', 'b']));
    expect(importFailureWord(headless.run.failure)).toBe('no_header');
    await expect(
      catalogue.client.applyImport({ companyId: company.kaveri, runId: empty.run.id }, { actor: manager }),
    ).rejects.toMatchObject({ kind: 'refused', code: 'import_not_checked' });
  });

  it('is started once per idempotency key and can be stopped before it is read', async () => {
    const file = media.put(company.kaveri, 'a.xlsx', await book([row({ vendor_code: 'STOP-1' })]));
    const run = await start(file, { key: 'one', apply: true });
    expect((await start(file, { key: 'one' })).id).toBe(run.id);
    await catalogue.client.stopImport({ companyId: company.kaveri, runId: run.id }, { actor: own });
    await work();
    expect((await statusOf(run)).state).toBe('stopped');
    expect(await cardsOf().where({ vendor_code: 'STOP-1' })).toEqual([]);
  });

  it.each<[string, Actor, string]>([
    ['an anonymous visitor', actors.anonymous(), 'unauthenticated'],
    ['a buyer', actors.buyer(), 'not_found'],
    ['another supplier', actors.supplier({ companyId: company.deccan, roles: ['TEAM_GENERAL'] }), 'not_found'],
    ['a reviewer', actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }), 'not_found'],
    [
      "the supplier's staff without the permission",
      actors.supplier({ companyId: company.kaveri, roles: ['TEAM_READER'] }),
      'forbidden',
    ],
  ])('cannot be imported by %s', async (_, actor, kind) => {
    const file = media.put(company.kaveri, 'a.xlsx', await book([row()]));
    const { id: runId } = await start(file);
    const { client } = catalogue;
    const companyId = company.kaveri;
    const request = { page: undefined, results: [], companyId, runId };
    const calls: (() => Promise<unknown>)[] = [
      () => client.startImport({ companyId, fileId: file, picturesId: '', apply: true, key: 'k' }, { actor }),
      () => client.getImport(request, { actor }),
      () => client.applyImport(request, { actor }),
      () => client.stopImport(request, { actor }),
      () => client.listImports({ companyId }, { actor }),
      async () => {
        for await (const some of client.exportCards({ companyId }, { actor })) return some;
      },
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ kind });
    await client.stopImport(request, { actor: manager });
  });

  it("must belong to the caller's company, and the supplier must not be locked", async () => {
    const foreign = media.put(company.deccan, 'a.xlsx', await book([row()]));
    await expect(start(foreign)).rejects.toMatchObject({ fields: [{ path: 'file', code: 'file_unknown' }] });
    const ownRun = await start(media.put(company.kaveri, 'a.xlsx', await book([row({ vendor_code: 'LOCK-1' })])), {
      apply: true,
    });
    await publishCompany(catalogue, { active: false, version: 9 });
    await catalogue.settle();
    await expect(start(media.put(company.kaveri, 'b.xlsx', Buffer.from('x')))).rejects.toMatchObject({
      code: 'supplier_locked',
    });
    await work();
    await work();
    const { rows, state } = await statusOf(ownRun);
    expect([state, rows[0]?.problems[0]?.code]).toEqual(['applied', 'supplier_locked']);
  }, 180_000);
});
