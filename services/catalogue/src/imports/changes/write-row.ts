import { isAppError } from '@setu/kit/core';
import { createCard } from '../../card-forms/changes/create-card.js';
import { lockToWrite } from '../../card-forms/changes/must-write.js';
import { writeVersion } from '../../card-forms/changes/write-version.js';
import { toForm } from '../../card-forms/store/form-version.js';
import type { CellProblem } from '../domain/cell-problem.js';
import { byColumn, type Faults } from '../domain/cell-problem.js';
import type { ImportRowResult } from '../domain/import-run.js';
import { judgeRow, placed, type RawCell } from '../domain/judge-row.js';
import { madeId } from '../domain/made-id.js';
import type { Header } from '../domain/read-header.js';
import type { WholeRow } from '../store/import-rows.js';
import { LetGo, type Working } from './working.js';

/** Says that a row cannot be written after all. */
class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly problems: readonly CellProblem[]) {
    super('refused');
  }
}

/**
 * Writes a good row as the form would: its card, the event of it and what became of the row in one transaction, so that a
 * worker that dies leaves either all of it or none. A row that is refused stays out, and the others go on. Gives what
 * became of it; `LetGo` when another worker writes it.
 */
export async function writeRow(working: Working, header: Header, row: WholeRow): Promise<ImportRowResult> {
  const { deps, run } = working;
  try {
    const missing = await keepPictures(working, header, row);
    if (missing !== undefined) throw new Refused(placed({ pictures: missing }, row, header));
    return await deps.write((stores) => writeOne(stores, working, { header, row }));
  } catch (error) {
    const problems = problemsOf(error, row, header);
    if (problems === undefined) throw error;
    await deps.write(async ({ importRows }) => {
      if (await importRows.take(run.id, row.row))
        await importRows.mark(run.id, { row: row.row, result: 'faulty', problems });
    });
    return 'faulty';
  }
}

type Writing = Parameters<Parameters<Working['deps']['write']>[0]>[0];

async function writeOne(
  stores: Writing,
  { deps, run, worker, lists, pictures }: Working,
  { header, row }: { header: Header; row: WholeRow },
): Promise<ImportRowResult> {
  if (!(await stores.importRows.takeHeld(run.id, row.row, worker))) throw new LetGo();
  const company = await stores.companies.find(run.companyId);
  if (company?.visible !== true) throw new Refused(placed({ vendor_code: { code: 'supplier_locked' } }, row, header));
  const { starter } = run;
  const [known] = await stores.cardVersions.byCodes(run.companyId, [row.vendorCode]);
  const open = known && (await lockToWrite(stores, { ...starter, roles: [...starter.roles] }, known.skuId));
  const card = open && toForm(open.content);
  const { form, isChanged, problems } = judgeRow(row, { header, lists, picture: pictures.find, card });
  if (problems.length > 0) throw new Refused(problems);
  const mark = async (result: 'created' | 'updated' | 'unchanged', skuId: string): Promise<ImportRowResult> => {
    await stores.importRows.mark(run.id, { row: row.row, result, skuId, problems: [] });
    return result;
  };
  if (open !== undefined) {
    if (isChanged) await writeVersion(stores, open, form);
    return mark(isChanged ? 'updated' : 'unchanged', open.head.skuId);
  }
  const skuId = madeId(run.id, 'card', row.row);
  const brokerManagerId = starter.companyType === 'broker' ? starter.userId : (company.brokerManagerId ?? undefined);
  await createCard(stores, { skuId, companyId: run.companyId, brokerManagerId, form, at: deps.clock.now() });
  return mark('created', skuId);
}

/** What of a failure is the row's own; undefined when it is not. */
function problemsOf(error: unknown, row: WholeRow, header: Header): readonly CellProblem[] | undefined {
  if (error instanceof Refused) return error.problems;
  if (isAppError(error, 'invalid') && error.fields.length > 0) {
    const told = byColumn(
      Object.fromEntries(error.fields.map(({ path, code, params }) => [path, { code, params: { ...params } }])),
    );
    return placed(told, row, header);
  }
  const isOfCard = isAppError(error, 'refused') || isAppError(error, 'not_found') || isAppError(error, 'forbidden');
  if (!isOfCard) return undefined;
  const code = error.code === 'under_review' ? 'under_review' : 'invalid';
  return placed({ vendor_code: { code } }, row, header);
}

const codes: Readonly<Record<string, string>> = {
  wrong_type: 'picture_invalid',
  empty_file: 'picture_invalid',
  malformed_request: 'picture_invalid',
  too_large: 'picture_too_large',
};

const namesOf = (cell: RawCell | undefined): string[] =>
  typeof cell === 'string'
    ? cell
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : [];

/** Keeps the row's pictures where pictures lie, before its card names them; gives why one is not taken. */
async function keepPictures(working: Working, { places }: Header, row: WholeRow): Promise<Faults['pictures']> {
  const { pictures, kept } = working;
  const place = places.get('pictures');
  for (const name of place === undefined ? [] : namesOf(row.cells[place])) {
    const found = pictures.find(name);
    if (!('id' in found)) return found;
    const { id } = found;
    const keeping = kept.get(id) ?? keepPicture(working, id, name);
    kept.set(id, keeping);
    // What could not be asked for is asked for anew by the next row.
    const refused = await keeping.catch((error: unknown) => {
      kept.delete(id);
      throw error;
    });
    if (refused !== undefined) return { code: codes[refused] ?? refused, params: { name, max: '20' } };
  }
  return undefined;
}

async function keepPicture({ deps, run, pictures, signal }: Working, id: string, name: string) {
  const bytes = await pictures.read(name).catch(() => undefined);
  if (bytes === undefined) return 'wrong_type';
  return deps.edge.media.keepPicture({ id, name, companyId: run.companyId, bytes }, signal);
}
