import type { CompanyType, MilestoneKind } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';

/** The kind of a milestone after a contract. */
export type Kind = MilestoneKind;
/** The side of the report's author. */
export type Side = CompanyType;

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** The known facts of a milestone. */
export interface Word {
  expectedOn: Day | undefined;
  happenedOn: Day | undefined;
  note: string;
  files: readonly AttachedFile[];
}

/** A milestone of a request, as last reported. */
export interface Milestone extends Word {
  requestId: string;
  kind: Kind;
  /** Grows with every report. */
  version: number;
  /** The side of the author. */
  side: Side;
  byUserId: string;
  actingUserId: string | undefined;
  saidAt: Date;
}

/** The content of a milestone report. An undefined field does not change. */
export interface Saying {
  expectedOn: Day | '' | undefined;
  happenedOn: Day | '' | undefined;
  note: string | undefined;
  files: readonly AttachedFile[] | undefined;
}

const nothing: Word = { expectedOn: undefined, happenedOn: undefined, note: '', files: [] };

const dayAfter = (said: Day | '' | undefined, before: Day | undefined): Day | undefined =>
  said === undefined ? before : said || undefined;

/** Returns the facts of a milestone after a report. */
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

/** Returns the changed fields by name, with their old and new values as text. */
export function changesOf(before: Word = nothing, after: Word): { field: string; from: string; to: string }[] {
  const [was, is] = [texts(before), texts(after)];
  return Object.keys(is).flatMap((field) => {
    const [from = '', to = ''] = [was[field], is[field]];
    const isSame = field === 'files' ? idsOf(before) === idsOf(after) : from === to;
    return isSame ? [] : [{ field, from, to }];
  });
}
