import { isAppError } from '@setu/kit/core';
import { isOutage } from '@setu/kit/db';
import { createCards, type NewCardForm } from '../../card-forms/changes/create-card.js';
import { lockToWrite, type OpenCard } from '../../card-forms/changes/must-write.js';
import { writeVersion } from '../../card-forms/changes/write-version.js';
import type { FormContent } from '../../card-forms/domain/form-content.js';
import { toForm } from '../../card-forms/store/form-version.js';
import type { CellProblem } from '../domain/cell-problem.js';
import { derivedId } from '../domain/derived-id.js';
import type { ImportRowResult } from '../domain/import-run.js';
import { judgeRow, placed } from '../domain/judge-row.js';
import type { Header } from '../domain/read-header.js';
import type { RowResult } from '../store/import-rows.js';
import { refusalOf } from './row-refusal.js';
import { type RunContext, RunLost } from './run-context.js';
import type { PicturedRow } from './store-pictures.js';

/**
 * Writes valid rows in one transaction, by the rules of the product form. The cards, their events and the row results
 * are committed together, so a crashed worker never leaves a row half written. A rejected row is left out and the other
 * rows are written. If the database rejects a row, the whole batch fails. It is then retried in halves until that row
 * is alone. Returns the result of each row. Throws `RunLost` if another worker has taken over the run.
 */
export async function writeRows(
  context: RunContext,
  header: Header,
  rows: readonly PicturedRow[],
): Promise<ImportRowResult[]> {
  const { deps, run, signal } = context;
  await deps.write(({ importRuns }) => importRuns.yieldToLock(run.id));
  try {
    return await deps.write((stores) => writeAll(stores, context, { header, rows }));
  } catch (error) {
    if (error instanceof RunLost || isAway(error)) throw error;
    signal.throwIfAborted();
    const [row] = rows;
    if (row !== undefined && rows.length === 1) return [await refuse(context, row, { header, error })];
    const half = rows.length >> 1;
    const first = await writeRows(context, header, rows.slice(0, half));
    return [...first, ...(await writeRows(context, header, rows.slice(half)))];
  }
}

const isAway = (error: unknown): boolean => isAppError(error, 'unavailable') || isOutage(error);

/** Stores the reason why a row was not written. Rethrows an error that the row did not cause. */
async function refuse(
  { deps, run }: RunContext,
  row: PicturedRow,
  { header, error }: { header: Header; error: unknown },
): Promise<ImportRowResult> {
  const problems = refusalOf(error, row, header);
  if (problems === undefined) throw error;
  await deps.write(async ({ importRows }) => {
    if (await importRows.take(run.id, row.row)) await importRows.mark(run.id, [faulty(row, problems)]);
  });
  return 'faulty';
}

type Writing = Parameters<Parameters<RunContext['deps']['write']>[0]>[0];

/** The outcome of a row: a new card, a new version of a card, no change, or a list of problems. */
type Verdict = { form: FormContent; isChanged: boolean; card: OpenCard | undefined } | readonly CellProblem[];

async function writeAll(
  stores: Writing,
  context: RunContext,
  { header, rows }: { header: Header; rows: readonly PicturedRow[] },
): Promise<ImportRowResult[]> {
  const { deps, run, worker } = context;
  const numbers = rows.map(({ row }) => row);
  if (!(await stores.importRows.lockForWorker(run.id, numbers, worker))) throw new RunLost();
  const supplier = await stores.companies.find(run.companyId);
  const isOpen = supplier?.visible === true;
  // This lock is taken before any card lock, in the same order as when cards are created, to avoid deadlocks.
  await stores.departedUsers.blockDepartures();
  const known = await stores.cardVersions.byCodes(
    run.companyId,
    rows.map(({ vendorCode }) => vendorCode),
  );
  const cards = new Map(known.map(({ code, skuId }) => [code, skuId]));
  const { starter } = run;
  const brokerManagerId = starter.companyType === 'broker' ? starter.userId : (supplier?.brokerManagerId ?? undefined);
  const results: RowResult[] = [];
  const created: NewCardForm[] = [];
  for (const row of rows) {
    const verdict = isOpen
      ? await judge(stores, context, { header, row, skuId: cards.get(row.vendorCode.toLowerCase()) })
      : placed({ vendor_code: { code: 'supplier_locked' } }, row, header);
    if (!('form' in verdict)) {
      results.push(faulty(row, verdict));
      continue;
    }
    const { form, isChanged, card } = verdict;
    const skuId = card?.head.skuId ?? derivedId(run.id, 'card', row.row);
    if (card === undefined)
      created.push({ skuId, companyId: run.companyId, brokerManagerId, form, at: deps.clock.now() });
    else if (isChanged) await writeVersion(stores, card, form);
    const result = card === undefined ? 'created' : isChanged ? 'updated' : 'unchanged';
    // The row is written all the same. Its report warns of the picture.
    const warnings = row.doubtful ? placed({ pictures: row.doubtful }, row, header) : [];
    results.push({ row: row.row, result, skuId, problems: warnings });
  }
  if (created.length > 0) await createCards(stores, created);
  await stores.importRows.mark(run.id, results);
  return results.map(({ result }) => result);
}

/** Judges a row against the current card. The card stays locked until the transaction ends. */
async function judge(
  stores: Writing,
  { run, lists, pictures }: RunContext,
  { header, row, skuId }: { header: Header; row: PicturedRow; skuId: string | undefined },
): Promise<Verdict> {
  if (row.missing !== undefined) return placed({ pictures: row.missing }, row, header);
  try {
    const writer = { ...run.starter, roles: [...run.starter.roles] };
    const card = skuId === undefined ? undefined : await lockToWrite(stores, writer, skuId);
    const current = card && toForm(card.content);
    const { form, isChanged, problems } = judgeRow(row, { header, lists, picture: pictures.find, card: current });
    return problems.length > 0 ? problems : { form, isChanged, card };
  } catch (error) {
    const problems = refusalOf(error, row, header);
    if (problems === undefined) throw error;
    return problems;
  }
}

const faulty = ({ row }: PicturedRow, problems: readonly CellProblem[]): RowResult => ({
  ...{ row, result: 'faulty', problems },
});
