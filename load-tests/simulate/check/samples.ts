import type { Act } from '../deal.js';
import { sampleText } from '../sample-acts.js';
import { expectCount } from './expect-count.js';
import type { RequestFacts } from './facts.js';
import type { Checker } from './index.js';

type Sample = RequestFacts['sample'][number];

/** What the acts on a sample store: the text, the user and the field of the audit. */
const written: readonly (readonly [Act, (of: Sample) => string, (of: Sample) => string | null, field: string])[] = [
  ['sample', ({ comment }) => comment, (of) => of.asked_by_user_id, 'sample'],
  ['ship', ({ tracking }) => tracking, (of) => of.answered_by_user_id, 'sample_tracking'],
  ['refuse', (of) => of.decline_reason, (of) => of.answered_by_user_id, 'sample_declined'],
  ['judge', (of) => of.verdict_comment, (of) => of.judged_by_user_id, 'sample_verdict_comment'],
];

/** Every answered step of a sample is stored once, with its audit entry, and a sample has one answer. */
export const samplesAreAnswered: Checker = function* ({ facts: { request: facts }, ran: { outcomes } }) {
  for (const [act, textOf, userOf, field] of written) {
    const asked = outcomes.filter(({ step }) => step.act === act);
    for (const { step, is } of asked) {
      const count = facts.sample.filter((each) => textOf(each) === sampleText(step.key)).length;
      yield* expectCount(step.key, is, count);
    }
    for (const sample of facts.sample) {
      const text = textOf(sample);
      if (text === '') continue;
      const own = asked.filter(({ step, is }) => is !== 'rejected' && sampleText(step.key) === text);
      if (!own.some(({ actor }) => actor.userId === userOf(sample))) yield `nobody asked to ${act} "${text}"`;
    }
    const entries = facts.request_audit.filter((each) => each.field === field).map((each) => each.new_value);
    const texts = facts.sample.map(textOf).filter((text) => text !== '');
    if (entries.sort().join() !== texts.sort().join())
      yield `the audit has ${entries.length} of ${texts.length} ${act}`;
  }
  for (const { state, tracking, decline_reason: reason } of facts.sample)
    if (tracking !== '' && reason !== '') yield `a sample that is ${state} was both sent and declined`;
};

/** Returns how often samples changed. */
export const sampleChanges = (samples: readonly Sample[]): number =>
  samples.reduce(
    (sum, { answered_by_user_id: answered, judged_by_user_id: judged }) =>
      sum + 1 + (answered === null ? 0 : 1) + (judged === null ? 0 : 1),
    0,
  );

/** Returns the texts about samples that a supplier must not read, because another one was asked. */
export function hiddenTexts(companyId: string, samples: readonly Sample[]): string[] {
  const others = samples.filter((each) => each.supplier_company_id !== companyId);
  return others.flatMap((each) => written.map(([, textOf]) => textOf(each))).filter((text) => text !== '');
}
