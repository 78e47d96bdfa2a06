import type { CompanyType, MilestoneKind } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';

/** What may happen after a contract. */
export type Kind = MilestoneKind;
/** Whose person speaks. */
export type Side = CompanyType;

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** What is known of a milestone. */
export interface Word {
  expectedOn: Day | undefined;
  happenedOn: Day | undefined;
  note: string;
  files: readonly AttachedFile[];
}

/** A milestone of a request as it was last said. */
export interface Milestone extends Word {
  requestId: string;
  kind: Kind;
  /** Grows with everything said of it. */
  version: number;
  /** Whose person said it. */
  side: Side;
  byUserId: string;
  actingUserId: string | undefined;
  saidAt: Date;
}

/** What somebody says of a milestone; what is undefined stays as it is. */
export interface Saying {
  expectedOn: Day | '' | undefined;
  happenedOn: Day | '' | undefined;
  note: string | undefined;
  files: readonly AttachedFile[] | undefined;
}

const nothing: Word = { expectedOn: undefined, happenedOn: undefined, note: '', files: [] };

const dayAfter = (said: Day | '' | undefined, before: Day | undefined): Day | undefined =>
  said === undefined ? before : said || undefined;

/** Takes what was known of a milestone and what is said of it, gives what is known then. */
export function wordAfter(before: Word = nothing, saying: Saying): Word {
  return {
    expectedOn: dayAfter(saying.expectedOn, before.expectedOn),
    happenedOn: dayAfter(saying.happenedOn, before.happenedOn),
    note: saying.note ?? before.note,
    files: saying.files ?? before.files,
  };
}

const filesText = (files: readonly AttachedFile[]): string => files.map(({ name }) => name).join(', ');
const idsOf = ({ files }: Word): string => files.map(({ id }) => id).join();

const texts = (word: Word): Record<string, string> => ({
  expected: word.expectedOn ?? '',
  happened: word.happenedOn ?? '',
  note: word.note,
  files: filesText(word.files),
});

/** Takes what was known before and what is known now, gives what changed, as texts by the field's name. */
export function changesOf(before: Word = nothing, after: Word): { field: string; from: string; to: string }[] {
  const [was, is] = [texts(before), texts(after)];
  return Object.keys(is).flatMap((field) => {
    const [from = '', to = ''] = [was[field], is[field]];
    const isSame = field === 'files' ? idsOf(before) === idsOf(after) : from === to;
    return isSame ? [] : [{ field, from, to }];
  });
}
