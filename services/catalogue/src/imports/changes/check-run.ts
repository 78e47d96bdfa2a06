import { join } from 'node:path';
import { exampleVendorCode } from '@setu/proto/card-columns';
import { reviewerOf } from '../../card-forms/domain/writing.js';
import { toForm } from '../../card-forms/store/form-version.js';
import { countJudged, noCounts } from '../domain/import-run.js';
import { cellText, judgeRow, placed } from '../domain/judge-row.js';
import type { RawRow } from '../domain/raw-cell.js';
import type { Header } from '../domain/read-header.js';
import { readHeader } from '../domain/read-header.js';
import { storable } from '../domain/storable.js';
import { isRow, readInChild } from '../reading/run-child.js';
import { Unreadable } from '../reading/unreadable.js';
import type { RowWithCells } from '../store/import-rows.js';
import { endRun } from './end-run.js';
import { markRun } from './mark-run.js';
import { type RunContext, RunLost } from './run-context.js';
import { scheduleImport } from './schedule-import.js';

const batch = 200;

/** Reads a run's file and stores the expected outcome of every row. Discards what another worker read before. */
export async function checkRun(context: RunContext): Promise<void> {
  const { deps, run, worker, folder, signal } = context;
  const path = join(folder, 'sheet');
  await deps.edge.media.download(run.fileId, path, signal);
  await writeIfClaimed(context, ({ importRows }) => importRows.clear(run.id));
  const extension = run.fileName.toLowerCase().endsWith('.xls') ? 'xls' : 'xlsx';
  let header: Header | undefined;
  const rowByCode = new Map<string, number>();
  const named = new Set<string>();
  let rows: RawRow[] = [];
  let atRow = 0;
  // The example row of the template does not count as a row.
  let isEmpty = true;
  const counts = { ...noCounts };
  const flush = async (): Promise<void> => {
    if (header === undefined || rows.length === 0) return;
    const judged = await judge(context, { header, rows, rowByCode, named });
    atRow = rows.at(-1)?.row ?? atRow;
    isEmpty &&= judged.length === 0;
    rows = [];
    await writeIfClaimed(context, async ({ importRows, importRuns }) => {
      await importRows.add(run.id, judged);
      for (const { result } of judged) countJudged(counts, result);
      counts.picturesNamed = named.size;
      counts.picturesFound = [...named].filter((name) => 'id' in context.pictures.find(name)).length;
      Object.assign(run, counts);
      await importRuns.progress(run.id, { atRow, atName: judged.at(-1)?.name ?? '', counts });
    });
  };
  for await (const message of readInChild(path, extension, signal)) {
    if (isRow(message)) {
      const [row, cells] = message;
      rows.push({ row, cells });
      if (rows.length === batch) await flush();
      continue;
    }
    const read = readHeader(message.titles);
    if (typeof read === 'string') throw new Unreadable(read);
    header = read;
    run.titles = read.titles;
    await writeIfClaimed(context, ({ importRuns }) => importRuns.setHeading(run.id, message));
  }
  await flush();
  if (header === undefined || isEmpty) throw new Unreadable('no_rows');
  await markRun(context, header);
  await deps.write(async (stores) => {
    if (!(await stores.importRuns.renewClaim(run.id, worker))) throw new RunLost();
    const { fresh: newCards, updates } = await stores.importRows.counts(run.id);
    const at = deps.clock.now();
    if (!run.appliesAtOnce || newCards + updates === 0) return endRun(stores, run, { state: 'checked', at });
    await stores.importRuns.setState(run.id, 'applying', at);
    await scheduleImport(stores, run.companyId);
  });
}

type Writing = Parameters<Parameters<RunContext['deps']['write']>[0]>[0];

/** Runs a transaction while this worker still holds the run. Throws `RunLost` if it does not. */
const writeIfClaimed = <T>({ deps, run, worker }: RunContext, fn: (stores: Writing) => Promise<T>): Promise<T> =>
  deps.write(async (stores) => {
    if (!(await stores.importRuns.renewClaim(run.id, worker))) throw new RunLost();
    return fn(stores);
  });

interface Batch {
  header: Header;
  rows: readonly RawRow[];
  /** The row in which each vendor code first appears. */
  rowByCode: Map<string, number>;
  /** The lower-case names of the pictures that rows refer to. */
  named: Set<string>;
}

const cut = (text: string, maxLength: number): string => storable(text.slice(0, maxLength));

async function judge(
  { deps, run, lists, pictures }: RunContext,
  { header, rows, rowByCode, named }: Batch,
): Promise<RowWithCells[]> {
  const place = header.places.get('vendor_code') ?? 0;
  const codeOf = ({ cells }: RawRow): string => {
    const cell = cells[place] ?? '';
    return typeof cell === 'string' ? cellText(cell) : '';
  };
  const ownRows = rows.filter((row) => codeOf(row).toUpperCase() !== exampleVendorCode);
  const { cardVersions, skuReviews } = deps.read;
  const open = await cardVersions.byCodes(run.companyId, [
    ...new Set(ownRows.map(codeOf).filter((code) => code !== '')),
  ]);
  const cards = new Map(open.map((one) => [one.code, one]));
  const reviews = await skuReviews.openOfAll(open.map(({ skuId }) => skuId));
  return ownRows.map((raw) => {
    const code = codeOf(raw);
    const card = cards.get(code.toLowerCase());
    const picture = (name: string) => {
      named.add(name.toLowerCase());
      return pictures.find(name);
    };
    const current = card && toForm(card.content);
    const { form, isChanged, problems } = judgeRow(raw, { header, lists, picture, card: current });
    const first = rowByCode.get(code.toLowerCase());
    if (code !== '') rowByCode.set(code.toLowerCase(), first ?? raw.row);
    const reviewer = reviewerOf(card && reviews.get(card.skuId));
    const isAway = card !== undefined && isChanged && reviewer !== undefined && reviewer !== run.starter.userId;
    const all = [
      ...problems,
      ...(first === undefined
        ? []
        : placed({ vendor_code: { code: 'repeated_row', params: { row: String(first) } } }, raw, header)),
      ...(isAway ? placed({ vendor_code: { code: 'under_review' } }, raw, header) : []),
    ];
    const good = card === undefined ? 'fresh' : isChanged ? 'update' : 'unchanged';
    const result = all.length > 0 ? 'faulty' : good;
    const shown = { row: raw.row, vendorCode: cut(form.vendorCode, 200), name: cut(form.name, 300) };
    return { ...shown, result, problems: all, cells: raw.cells, skuId: card?.skuId };
  });
}
