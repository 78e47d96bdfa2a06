import { ImportEnded } from '@setu/proto/catalogue/events';
import { importStateWord } from '@setu/proto/wire-words';
import { expectCount } from './expect-count.js';
import type { CatalogueFacts } from './facts.js';
import type { Checker } from './index.js';

const isUnfinished = (state: string): boolean => state === 'reading' || state === 'applying';

/** Every upload is one import, which ends once, and its counts are those of its rows. */
export const importsEndOnce: Checker = function* ({ facts: { catalogue: facts }, ran: { outcomes, bus } }) {
  for (const { step, is } of outcomes.filter((each) => each.step.act === 'upload'))
    yield* expectCount(`import ${step.key}`, is, facts.import_run.filter(({ key }) => key === step.key).length);
  const events = bus.stored().filter(({ subject }) => subject === 'setu.catalogue.import.ended');
  for (const { id, state, stored, faulty } of facts.import_run) {
    const told = events.filter((each) => each.aggregateId === id).map(({ payload }) => stateOf(payload));
    const ends = told.filter((each) => each !== 'checked');
    const expected = isUnfinished(state) || state === 'checked' ? [] : [state];
    if (ends.join() !== expected.join()) yield `an import that is ${state} ended as ${ends.join(' and ') || 'nothing'}`;
    if (told.length - ends.length > 1) yield 'an import was checked twice';
    if (isUnfinished(state)) continue;
    const rows = facts.import_row.filter((each) => each.run_id === id);
    const count = (results: readonly string[]): number => rows.filter(({ result }) => results.includes(result)).length;
    if (stored !== count(['created', 'updated'])) yield `an import counts ${stored} written rows`;
    if (faulty !== count(['faulty'])) yield `an import counts ${faulty} faulty rows`;
    if (state === 'applied' && count(['fresh', 'update']) > 0) yield 'an import is applied, but a row is not written';
  }
  const waiting = facts.import_run.find(({ state }) => isUnfinished(state));
  const byUsers = outcomes.filter(({ step }) => step.act !== 'work').map(({ endMs }) => endMs);
  const later = outcomes.filter(({ step, beginMs }) => step.act === 'work' && beginMs > Math.max(...byUsers));
  const worked = later.filter(({ is }) => is === 'done').length;
  // A run needs one task to be checked and one to be applied. Two may find it held by a worker that has died.
  if (waiting !== undefined && worked >= 2 * facts.import_run.length + 2)
    yield `an import is ${waiting.state} for ever`;
};

const stateOf = (payload: Uint8Array): string => importStateWord(ImportEnded.decode(payload).state) ?? '';

/** Every written row is one card, and a company has one card per vendor code. */
export const importsWriteRowsOnce: Checker = function* ({ facts: { catalogue: facts } }) {
  const codes = facts.sku.filter(({ removed_at: removed }) => removed === null).map((sku) => codeOf(sku, facts));
  const named = codes.filter((code) => code !== '');
  if (new Set(named).size !== named.length) yield `two cards have one vendor code: ${named.join(' ')}`;
  const created = facts.import_row.filter(({ result }) => result === 'created');
  for (const { row, sku_id: sku } of created)
    if (!facts.sku.some(({ id }) => id === sku)) yield `row ${row} was written, but there is no card`;
  const fromFiles = facts.sku.filter((sku) => codeOf(sku, facts).startsWith('file-'));
  if (fromFiles.length !== created.length) yield `${created.length} rows created ${fromFiles.length} cards`;
};

const codeOf = ({ id }: { id: string }, { sku_version: versions }: CatalogueFacts): string =>
  versions.find((each) => each.sku_id === id)?.vendor_code.toLowerCase() ?? '';
