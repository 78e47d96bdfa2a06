import { type ToldValues, wholeNumberOf } from '@setu/kit/core';
import type { CompanyType } from '@setu/proto/words';
import { isTerminal, type Status, sequence } from './lifecycle.js';
import type { Request } from './request.js';

/** Whose turn it is while a request is in a status; undefined: nobody's. */
export const turns: Record<Status, CompanyType | undefined> = {
  draft: 'customer',
  new: 'broker',
  in_work: 'broker',
  send_to_supplier: 'supplier',
  offer_received: 'broker',
  supplier_selected: 'broker',
  contracted: 'customer',
  partially_paid: 'supplier',
  completed: undefined,
  rejected_by_customer: undefined,
  rejected_by_supplier: undefined,
  rejected_by_broker: undefined,
};

/** How long a request may stay in each stage, and from which share of that time on it is soon due. */
export interface Terms {
  /** By status; one that is not here has no term. */
  hours: Partial<Record<Status, number>>;
  warnPercent: number;
}

/** What an installation begins with. */
export const usualTerms = {
  hours: {
    new: 4,
    in_work: 24,
    send_to_supplier: 72,
    offer_received: 48,
    supplier_selected: 72,
    contracted: 120,
    partially_paid: 1080,
  },
  warnPercent: 75,
} as const satisfies Terms;

const hour = 3_600_000;
const statuses = Object.keys(turns) as Status[];

/** The stages of a request under way. */
export const openStages: readonly Status[] = sequence.filter((status) => !isTerminal(status));

/** Takes the settings by name, gives the terms they set; the usual one where a setting is not told or is no number. */
export function termsOf(settings: ToldValues): Terms {
  const hours = Object.entries(usualTerms.hours).map(([status, usual]) => [
    status,
    wholeNumberOf(settings, `requests.${status}_hours`, usual),
  ]);
  return {
    hours: Object.fromEntries(hours),
    warnPercent: wholeNumberOf(settings, 'requests.warn_percent', usualTerms.warnPercent),
  };
}

/** The statuses in which it is that side's turn. */
export const turnsOf = (side: string): Status[] => statuses.filter((status) => turns[status] === side);

/** A stage's clock: from when on it is soon due, from when on late. */
export interface Clock {
  warnAt: Date;
  dueAt: Date;
}

/** The clock of a request that entered its status then; undefined where the status has no term. It runs whosever turn it is. */
export function clockOf({ status, statusAt }: Pick<Request, 'status' | 'statusAt'>, terms: Terms): Clock | undefined {
  const hours = terms.hours[status];
  if (hours === undefined) return undefined;
  const at = (share: number) => new Date(statusAt.getTime() + hours * hour * share);
  return { warnAt: at(terms.warnPercent / 100), dueAt: at(1) };
}

/** Late from the moment after its term on. */
export const isLate = (clock: Clock | undefined, now: Date): boolean => clock !== undefined && clock.dueAt < now;

/** A stage with a term, and the moment before which what entered it is late now. */
export interface StageLimit {
  status: Status;
  before: Date;
}

/** For each stage with a term: what entered it before this moment is late now; the same as `isLate`, asked of many. */
export function lateBefore(terms: Terms, now: Date): StageLimit[] {
  return openStages.flatMap((status) => {
    const hours = terms.hours[status];
    return hours === undefined ? [] : [{ status, before: new Date(now.getTime() - hours * hour) }];
  });
}
