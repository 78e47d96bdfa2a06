import type { CompanyType } from '@setu/proto/words';
import { isTerminal, type Status, sequence } from '../../requests/domain/lifecycle.js';

interface Stay {
  /** Whose turn it is while a request is in the status; undefined: nobody's. */
  turn: CompanyType | undefined;
  /** How long it may stay there, in hours; undefined: as long as it likes. */
  termHours: number | undefined;
}

/** Whose turn each status is, and its term: after it the request is late. */
export const stays: Record<Status, Stay> = {
  draft: { turn: 'customer', termHours: undefined },
  new: { turn: 'broker', termHours: 8 },
  in_work: { turn: 'broker', termHours: 72 },
  send_to_supplier: { turn: 'supplier', termHours: 120 },
  offer_received: { turn: 'broker', termHours: 72 },
  supplier_selected: { turn: 'broker', termHours: 168 },
  contracted: { turn: 'customer', termHours: 168 },
  partially_paid: { turn: 'supplier', termHours: 1080 },
  completed: { turn: undefined, termHours: undefined },
  rejected_by_customer: { turn: undefined, termHours: undefined },
  rejected_by_supplier: { turn: undefined, termHours: undefined },
  rejected_by_broker: { turn: undefined, termHours: undefined },
};

const hour = 3_600_000;
const statuses = Object.keys(stays) as Status[];

/** The statuses in which it is that side's turn. */
export const turnsOf = (side: string): Status[] => statuses.filter((status) => stays[status].turn === side);

/** The stages of a request under way. */
export const openStages: readonly Status[] = sequence.filter((status) => !isTerminal(status));

/** When a request that entered a status then becomes late; undefined where the status has no term. */
export function dueAt(status: Status, since: Date): Date | undefined {
  const { termHours } = stays[status];
  return termHours === undefined ? undefined : new Date(since.getTime() + termHours * hour);
}

/** For each stage with a term: what entered it before this moment is late now. */
export function lateBefore(now: Date): { status: Status; before: Date }[] {
  return openStages.flatMap((status) => {
    const { termHours } = stays[status];
    return termHours === undefined ? [] : [{ status, before: new Date(now.getTime() - termHours * hour) }];
  });
}
