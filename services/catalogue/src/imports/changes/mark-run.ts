import { join } from 'node:path';
import { cardColumns } from '@setu/proto/card-columns';
import { derivedId } from '../domain/derived-id.js';
import { sheetTitle } from '../domain/heading.js';
import { markedName } from '../domain/import-run.js';
import { noteOf, noteOfProblem, sheetName } from '../domain/note-texts.js';
import type { Header } from '../domain/read-header.js';
import { markInChild } from '../reading/run-child.js';
import type { MarkedRow } from '../reading/write-marked.js';
import type { RowWithCells } from '../store/import-rows.js';
import type { RunContext } from './run-context.js';
import { hsRemarks } from './suggest-hs.js';

const batch = 500;

/**
 * Rebuilds the user's own file with the faulty cells marked and the result of each row in the last column, then stores
 * it. Where the HS code is missing or unknown, a remark suggests one.
 */
export async function markRun({ deps, run, folder, signal }: RunContext, header: Header): Promise<void> {
  const { locale } = run.starter;
  const path = join(folder, 'marked.xlsx');
  const numbers = cardColumns.flatMap(({ name, kind }) => {
    const place = header.places.get(name);
    return kind === 'number' && place !== undefined ? [place] : [];
  });
  const placeOf = (column: string): number =>
    header.titles.findIndex((_, at) => header.places.get(column as never) === at);
  const hsPlace = placeOf('hs_code');
  const remarksOn = hsRemarks({ deps, run }, hsPlace);
  const marked = ({ row, cells, problems, result }: RowWithCells, remark: string | undefined): MarkedRow => {
    const notes = problems.flatMap((problem) => {
      const place = placeOf(problem.column);
      return place < 0 ? [] : [[place, noteOfProblem(problem, locale)] as const];
    });
    const note = noteOf(result, problems, locale);
    if (remark === undefined) return { row, cells, note, notes };
    const [beside, others] = [
      notes.filter(([place]) => place === hsPlace),
      notes.filter(([place]) => place !== hsPlace),
    ];
    const onCell = [...beside.map(([, text]) => text), remark].join('. ');
    return { row, cells, note: `${note}. ${remark}`, notes: hsPlace < 0 ? notes : [...others, [hsPlace, onCell]] };
  };
  const rows = async function* () {
    for (let after = 0; ; ) {
      const some = await deps.read.importRows.after(run.id, after, batch);
      if (some.length === 0) return;
      const remarks = await remarksOn(some);
      yield some.map((one) => marked(one, remarks.get(one.row)));
      after = some.at(-1)?.row ?? after;
    }
  };
  const { sheet, row, above } = await deps.read.importRuns.headingOf(run.id);
  const head = { sheet: sheetTitle(sheet) ?? sheetName[locale], row, titles: header.titles, above, numbers };
  await markInChild(path, head, rows(), signal);
  const file = {
    id: derivedId(run.id, 'marked', run.state, run.stateAt.toISOString()),
    name: markedName(run.fileName),
  };
  await deps.edge.media.storeMarked({ ...file, companyId: run.companyId, path }, signal);
  await deps.autocommit.importRuns.setMarked(run.id, file);
}
