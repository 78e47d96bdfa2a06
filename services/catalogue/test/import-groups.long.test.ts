import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { cardColumns } from '@setu/proto/card-columns';
import { importRowResultWord, importStateWord } from '@setu/proto/wire-words';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCards } from '../src/jobs/import-cards.js';
import { fakeMedia } from './fake-media.js';
import { type Catalogue, company, startTestCatalogue } from './fixtures.js';
import { goodRow } from './good-row.js';

let catalogue: Catalogue;
let media: Awaited<ReturnType<typeof fakeMedia>>;
beforeAll(async () => {
  media = await fakeMedia();
  catalogue = await startTestCatalogue({ env: { MEDIA_HTTP_URL: media.url, TASKS_DELAY_MS: '3600000' } });
});
afterAll(async () => {
  await catalogue?.close();
  await media?.close();
});

const actor = actors.broker({ roles: ['TEAM_MANAGER'] });
const codes = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

/** Uploads and checks a card file whose rows are written next. */
async function checked(rows: readonly { vendor_code: string; name?: string }[]): Promise<string> {
  const workbook = new excel.Workbook();
  const sheet = workbook.addWorksheet('Cards');
  sheet.addRow(cardColumns.map(({ name }) => name));
  for (const row of rows) {
    const cells: Record<string, string | number> = { ...goodRow, ...row };
    sheet.addRow(cardColumns.map(({ name }) => cells[name] ?? null));
  }
  const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
  const fileId = media.put(company.kaveri, 'cards.xlsx', bytes);
  const request = { companyId: company.kaveri, fileId, picturesId: '', apply: false, key: systemIds.id() };
  const { run } = await catalogue.client.startImport(request, { actor });
  await work();
  await catalogue.client.applyImport({ companyId: company.kaveri, runId: run?.id ?? '' }, { actor });
  return run?.id ?? '';
}
const work = () =>
  importCards(catalogue.deps).run({ companyId: company.kaveri }, { signal: AbortSignal.timeout(120_000) });

async function outcome(runId: string) {
  const page = { page: 1, limit: 100 };
  const { run, rows } = await catalogue.client.getImport(
    { companyId: company.kaveri, runId, results: [], page },
    { actor },
  );
  return {
    state: run && importStateWord(run.state),
    counts: run && { stored: run.stored, faulty: run.faulty, unchanged: run.unchanged },
    rows: rows.map(({ vendorCode, result, problems }) => ({
      ...{ vendorCode, result: importRowResultWord(result), problem: problems[0]?.code },
    })),
  };
}

/** Returns the number of events for each card with these vendor codes. */
const countsOf = async (prefix: string): Promise<number[]> => {
  const { rows } = await catalogue.deps.db.raw(
    `select count(o.id)::int as events from sku s left join outbox o on o.aggregate_id = s.id::text
      where s.vendor_code like ? group by s.id`,
    [`${prefix}-%`],
  );
  return rows.map((row: { events: number }) => row.events);
};

it('rows are written in batches, a row that the database rejects is left out, and the other rows are written once', async () => {
  const all = codes(60, 'GROUP');
  const runId = await checked(all.map((vendor_code) => ({ vendor_code })));
  // Makes the database reject two rows far apart, for a reason that no validation rule can foresee.
  await catalogue.deps.db.raw(`
    create function refuse_card() returns trigger language plpgsql as $$ begin
      if new.vendor_code in ('GROUP-7', 'GROUP-33') then
        return null;
      end if;
      return new;
    end $$;
    create trigger refuse_card before insert on sku for each row execute function refuse_card()`);
  await work();
  await catalogue.deps.db.raw('drop trigger refuse_card on sku; drop function refuse_card()');
  const { state, counts, rows } = await outcome(runId);
  expect([state, counts]).toEqual(['applied', { stored: 58, faulty: 2, unchanged: 0 }]);
  expect(rows.filter(({ result }) => result !== 'created')).toEqual([
    { vendorCode: 'GROUP-7', result: 'faulty', problem: 'vendor_code_taken' },
    { vendorCode: 'GROUP-33', result: 'faulty', problem: 'vendor_code_taken' },
  ]);
  expect(await countsOf('GROUP')).toEqual(Array.from({ length: 58 }, () => 1));
});

it('one file can have new, changed and unchanged cards and a card under review', async () => {
  const before = codes(4, 'MIXED');
  await checked(before.map((vendor_code) => ({ vendor_code })));
  await work();
  const runId = await checked([
    ...before.map((vendor_code, at) => ({ vendor_code, ...(at > 0 && { name: 'Another pump' }) })),
    ...codes(8, 'MIXED')
      .slice(4)
      .map((vendor_code) => ({ vendor_code })),
  ]);
  // After the check, one card goes under review, and another one is changed to what the file says.
  const idOf = async (code: string): Promise<string> =>
    (await catalogue.deps.db('sku').where({ vendor_code: code }).first('id')).id;
  await catalogue.deps.db('sku_review').insert({
    ...{ review_id: systemIds.id(), sku_id: await idOf('MIXED-2'), status: 'created', revision: 1 },
    ...{ reviewer_id: systemIds.id(), manager_id: systemIds.id() },
  });
  await catalogue.deps
    .db('sku_version')
    .where({ sku_id: await idOf('MIXED-3') })
    .update({ name_en: 'Another pump' });
  await work();
  const { counts, rows } = await outcome(runId);
  expect(rows.map(({ vendorCode, result }) => `${vendorCode} ${result}`)).toEqual([
    ...['MIXED-0 unchanged', 'MIXED-1 updated', 'MIXED-2 faulty', 'MIXED-3 unchanged'],
    ...['MIXED-4 created', 'MIXED-5 created', 'MIXED-6 created', 'MIXED-7 created'],
  ]);
  expect(counts).toEqual({ stored: 5, faulty: 1, unchanged: 2 });
  expect((await countsOf('MIXED')).toSorted()).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
});

it("a file's rows are written a few dozen per transaction", async () => {
  const runId = await checked(codes(100, 'FEW').map((vendor_code) => ({ vendor_code })));
  await work();
  expect((await outcome(runId)).counts).toMatchObject({ stored: 100 });
  const { rows } = await catalogue.deps.db.raw(
    `select count(distinct xmin::text)::int as transactions from sku_version where vendor_code like 'FEW-%'`,
  );
  expect(rows[0].transactions).toBeLessThan(20);
});
