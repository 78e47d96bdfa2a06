import type { Outcome } from '../play.js';
import type { IdentityFacts } from './facts.js';
import type { Checker } from './index.js';

type Row = IdentityFacts['substitution'][number];

const ms = (at: string): number => Date.parse(at);

/** A user has one substitute at a time, who has none, and both are notified once that the substitution began. */
export const substitutionsAreArranged: Checker = function* ({ facts: { identity: facts } }) {
  const rows = [...facts.substitution].sort((a, b) => ms(a.created_at) - ms(b.created_at));
  for (const [index, row] of rows.entries()) {
    // A removed one may have been removed before the other was written.
    const open = rows
      .slice(0, index)
      .filter((each) => each.removed_at === null && ms(each.ends_at) > ms(row.created_at));
    if (open.some((each) => each.user_id === row.user_id)) yield 'a user has two substitutes';
    if (open.some((each) => each.user_id === row.substitute_id)) yield 'a substitute has a substitute';
  }
  const arranged = facts.audit.filter(({ action }) => action === 'substitution.arranged').map((each) => each.object_id);
  if (new Set(arranged).size !== arranged.length || arranged.length !== rows.length)
    yield `the audit has ${arranged.length} of ${rows.length} substitutions`;
  if (facts.app_user.some(({ status }) => status === 'deleted')) return;
  const notices = (type: string): number => facts.notice.filter((each) => each.type === `substitution_${type}`).length;
  const begun = rows.filter((each) => each.begin_told_at !== null);
  const over = rows.filter((each) => each.end_told_at !== null && (begun.includes(each) || each.removed_at === null));
  for (const [type, { length: count }] of Object.entries({ started: begun, finished: over }))
    if (notices(type) !== 2 * count) yield `${notices(type)} users were notified that ${count} substitutions ${type}`;
};

/** Nobody acts for another user without a substitution that is in force. */
export const substitutesMayAct: Checker = function* ({ facts: { identity: facts }, ran: { outcomes } }) {
  for (const { step, actor, beginMs, actorMs } of outcomes) {
    if (actor.actingUserId === '') continue;
    const own = facts.substitution.filter(
      (each) => each.user_id === actor.userId && each.substitute_id === actor.actingUserId,
    );
    const isAllowed = own.some((each) => ms(each.starts_at) <= actorMs && beginMs < overMs(each, outcomes));
    if (!isAllowed) yield `${step.who} did ${step.key} for a colleague without a substitution`;
  }
};

// A call that began before the end was answered may still have seen the substitution.
function overMs({ id, ends_at: end, removed_at: removed }: Row, outcomes: readonly Outcome[]): number {
  if (removed === null) return ms(end);
  const ended = outcomes.filter(
    ({ method, request, is }) =>
      method === 'endSubstitution' && is === 'done' && (request as { substitutionId: string }).substitutionId === id,
  );
  return Math.min(ms(end), ...ended.map(({ endMs }) => endMs));
}
