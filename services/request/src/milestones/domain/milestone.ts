import type { CompanyType, MilestoneKind } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';

/** The kind of a milestone after a contract. */
export type Kind = MilestoneKind;
/** The side of the report's author. */
export type Side = CompanyType;

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** The known facts of a milestone. */
export interface MilestoneFacts {
  expectedOn: Day | undefined;
  happenedOn: Day | undefined;
  note: string;
  files: readonly AttachedFile[];
}

/** A milestone of a request, as last reported. */
export interface Milestone extends MilestoneFacts {
  requestId: string;
  kind: Kind;
  /** Grows with every report. */
  version: number;
  /** The side of the author. */
  side: Side;
  byUserId: string;
  actingUserId: string | undefined;
  reportedAt: Date;
}

/** The content of a milestone report. An undefined field does not change. */
export interface MilestoneReport {
  expectedOn: Day | '' | undefined;
  happenedOn: Day | '' | undefined;
  note: string | undefined;
  files: readonly AttachedFile[] | undefined;
}

const nothing: MilestoneFacts = { expectedOn: undefined, happenedOn: undefined, note: '', files: [] };

const dayAfter = (reported: Day | '' | undefined, before: Day | undefined): Day | undefined =>
  reported === undefined ? before : reported || undefined;

/** Returns the facts of a milestone after a report. */
export function factsAfter(before: MilestoneFacts = nothing, report: MilestoneReport): MilestoneFacts {
  return {
    expectedOn: dayAfter(report.expectedOn, before.expectedOn),
    happenedOn: dayAfter(report.happenedOn, before.happenedOn),
    note: report.note ?? before.note,
    files: report.files ?? before.files,
  };
}

/**
 * Returns whether a report confirms a balance that the customer has reported as paid. The confirmation changes no fact,
 * but from then on the broker answers for it.
 */
export const isConfirmation = (
  before: Pick<Milestone, 'kind' | 'happenedOn' | 'side'> | undefined,
  { side, happenedOn }: { side: Side; happenedOn: Day | undefined },
): boolean =>
  before?.kind === 'balance' &&
  before.side === 'customer' &&
  before.happenedOn !== undefined &&
  side === 'broker' &&
  happenedOn !== undefined;

const filesText = (files: readonly AttachedFile[]): string => files.map(({ name }) => name).join(', ');
const idsOf = ({ files }: MilestoneFacts): string => files.map(({ id }) => id).join();

const texts = (facts: MilestoneFacts): Record<string, string> => ({
  expected: facts.expectedOn ?? '',
  happened: facts.happenedOn ?? '',
  note: facts.note,
  files: filesText(facts.files),
});

/** Returns the changed fields by name, with their old and new values as text. */
export function changesOf(
  before: MilestoneFacts = nothing,
  after: MilestoneFacts,
): { field: string; from: string; to: string }[] {
  const [was, is] = [texts(before), texts(after)];
  return Object.keys(is).flatMap((field) => {
    const [from = '', to = ''] = [was[field], is[field]];
    const isSame = field === 'files' ? idsOf(before) === idsOf(after) : from === to;
    return isSame ? [] : [{ field, from, to }];
  });
}
