import { invalid, notFound, refused, stale } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import { clashOf, maxSynonyms, readSide, type TermProblem, type WrittenSynonym } from '../domain/lists.js';
import { synonymKind } from '../store/search-term-history.js';
import type { StoredSynonym, Touch } from '../store/search-terms.js';
import { tooCommon } from './too-common.js';

/** A synonym as the user entered it. It is new if it has no `id`. */
export interface TypedSynonym extends WrittenSynonym {
  id: string | undefined;
  version: number;
}

function mustHaveNoProblems(problems: { left?: TermProblem | undefined; right?: TermProblem | undefined }): void {
  const found = Object.entries(problems).flatMap(([side, problem]) => (problem === undefined ? [] : [[side, problem]]));
  if (found.length > 0) throw invalid(Object.fromEntries(found));
}

/** Returns the sides as they are stored. Throws `invalid` at each side with a problem. */
function sidesOf(typed: TypedSynonym): Pick<WrittenSynonym, 'left' | 'right'> {
  const [left, right] = [readSide(typed.left), readSide(typed.right)];
  if ('problem' in left || 'problem' in right) {
    mustHaveNoProblems({
      left: 'problem' in left ? left.problem : undefined,
      right: 'problem' in right ? right.problem : undefined,
    });
  }
  return { left: 'terms' in left ? left.terms : [], right: 'terms' in right ? right.terms : [] };
}

const fieldsOf = ({ left, right, bothWays, language, meaning }: WrittenSynonym) => ({
  ...{ left, right, bothWays, language, meaning },
});

/**
 * Returns a synonym as it would be stored, and the stored one that it replaces. Throws `invalid` at each side with a
 * problem, and `not_found` for an unknown id.
 */
export async function checkedSynonym(
  { searchTerms }: Pick<Stores, 'searchTerms'>,
  typed: TypedSynonym,
  all: readonly StoredSynonym[],
): Promise<{ written: WrittenSynonym; before: StoredSynonym | undefined }> {
  const { bothWays, language, meaning } = typed;
  const written = { ...sidesOf(typed), bothWays, language, meaning };
  const before = all.find(({ id }) => id === typed.id);
  if (typed.id !== undefined && before === undefined) throw notFound();
  const common = (terms: readonly string[]) => tooCommon({ searchTerms }, terms);
  mustHaveNoProblems({ left: await common(written.left), right: await common(written.right) });
  mustHaveNoProblems(
    clashOf(
      written,
      all.filter((other) => other !== before),
    ),
  );
  return { written, before };
}

/** Creates or updates a synonym, with an audit entry of the old and new state. Returns the stored synonym. */
export async function saveSynonym(
  stores: WriteStores<Stores>,
  typed: TypedSynonym & { newId: string },
  touch: Touch,
): Promise<StoredSynonym> {
  const { searchTerms, auditLog } = stores;
  await searchTerms.lock();
  const all = await searchTerms.synonyms();
  const { written, before } = await checkedSynonym(stores, typed, all);
  if (before !== undefined && before.version !== typed.version)
    throw stale({ current_version: String(before.version) });
  if (before === undefined && all.length >= maxSynonyms) {
    throw refused('synonyms_full', { max: String(maxSynonyms) });
  }
  const id = before?.id ?? typed.newId;
  if (before !== undefined && JSON.stringify(fieldsOf(before)) === JSON.stringify(fieldsOf(written))) return before;
  const saved = { ...written, id, version: (before?.version ?? 0) + 1 };
  await searchTerms.save(saved, touch);
  await auditLog.add({
    action: before === undefined ? 'synonym.added' : 'synonym.changed',
    object: { kind: synonymKind, id },
    before: before === undefined ? {} : fieldsOf(before),
    after: fieldsOf(saved),
  });
  await searchTerms.ring();
  return { ...saved, changedAt: touch.at, changedBy: touch.by };
}
