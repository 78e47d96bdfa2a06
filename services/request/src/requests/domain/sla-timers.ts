import { integerOf, startOfDays, type TextValues } from '@setu/kit/core';
import type { CompanyType, MilestoneKind } from '@setu/proto/words';
import { isTerminal, type Status, sequence } from './lifecycle.js';
import type { Request } from './request.js';

/** The party that is responsible when a request enters a status, or undefined if there is none. */
export const responsibleParties: Record<Status, CompanyType | undefined> = {
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

interface Handover {
  ends: MilestoneKind | 'offer';
  to: CompanyType;
}

/**
 * What ends the work of a status's first responsible party, and the next responsible party. It is the report of a
 * milestone, or a supplier's offer: a customer who reported the advance has paid, and the broker confirms the payment.
 */
export const handovers: Partial<Record<Status, Handover>> = {
  send_to_supplier: { ends: 'offer', to: 'broker' },
  contracted: { ends: 'advance', to: 'broker' },
  partially_paid: { ends: 'shipped', to: 'broker' },
};

/**
 * The statuses in which a supplier with an open invitation is the responsible party to itself, until its own offer. The
 * others wait for the broker then.
 */
export const invitedStatuses: readonly Status[] = ['in_work'];

/**
 * Returns the statuses in which suppliers are asked for offers: for a supplier also those in which it can be invited
 * before the request is sent out.
 */
export const offerStatuses = (supplierId: string | undefined): Status[] => [
  ...(supplierId === undefined ? [] : invitedStatuses),
  ...statuses.filter((status) => handovers[status]?.ends === 'offer'),
];

/** Returns the responsible party. `isHandedOver` tells whether the work of the first one has ended. */
export const responsibleParty = (status: Status, isHandedOver: boolean, side?: string): CompanyType | undefined => {
  if (side === 'supplier' && invitedStatuses.includes(status)) return isHandedOver ? 'broker' : 'supplier';
  return (isHandedOver ? handovers[status]?.to : undefined) ?? responsibleParties[status];
};

/** The time limits of the stages. */
export interface SlaTerms {
  /** Hours by status. A status that is missing here has no limit. */
  hours: Partial<Record<Status, number>>;
}

/** The default limits of a new installation. */
export const defaultSlaTerms = {
  hours: {
    new: 4,
    in_work: 24,
    send_to_supplier: 72,
    offer_received: 48,
    supplier_selected: 72,
    contracted: 120,
    partially_paid: 1080,
  },
} as const satisfies SlaTerms;

const hour = 3_600_000;
const statuses = Object.keys(responsibleParties) as Status[];

/** The stages of an open request. */
export const openStages: readonly Status[] = sequence.filter((status) => !isTerminal(status));

/** Returns the limits from the settings. Uses the default for a setting that is missing or not a number. */
export function slaTermsOf(settings: TextValues): SlaTerms {
  const hours = Object.entries(defaultSlaTerms.hours).map(([status, fallback]) => [
    status,
    integerOf(settings, `requests.${status}_hours`, fallback),
  ]);
  return { hours: Object.fromEntries(hours) };
}

const statusesOf = (side: string): Status[] => statuses.filter((status) => responsibleParties[status] === side);

/** Returns the statuses in which a side is the first responsible party, as that side knows it. */
export const statusesAwaiting = (side: string): Status[] => [
  ...(side === 'supplier' ? invitedStatuses : []),
  ...statusesOf(side),
];

/** Returns the statuses in which a side becomes the responsible party by a handover. */
export const statusesHandedTo = (side: string): Status[] => statuses.filter((status) => handovers[status]?.to === side);

/**
 * Returns the limits that bind a side. The broker answers for every stage. Customers and suppliers are late only in the
 * stages that wait for them. An invitation before the request is sent out has no limit.
 */
export const termsOf = (side: string, { hours }: SlaTerms): SlaTerms => {
  if (side === 'broker') return { hours };
  const own = statusesOf(side);
  const bound = Object.entries(hours).filter(([status]) => own.some((each) => each === status));
  return { hours: Object.fromEntries(bound) };
};

/** The SLA timer of a stage: when it becomes late. */
export interface SlaTimer {
  dueAt: Date;
}

/**
 * Returns the SLA timer of a request since it entered its status, or undefined if the status has no limit. It runs
 * regardless of the responsible party.
 */
export function slaTimerOf(
  { status, statusAt }: Pick<Request, 'status' | 'statusAt'>,
  terms: SlaTerms,
): SlaTimer | undefined {
  const hours = terms.hours[status];
  if (hours === undefined) return undefined;
  return { dueAt: new Date(statusAt.getTime() + hours * hour) };
}

/** Returns whether the deadline has passed. */
export const isLate = (timer: SlaTimer | undefined, now: Date): boolean => timer !== undefined && timer.dueAt < now;

/** A stage with a limit. A request that entered it before this moment is late, or will be at the asked time. */
export interface StageLimit {
  status: Status;
  before: Date;
  /** Leaves out requests that entered the stage before this moment, because they are late already. */
  from?: Date;
}

/**
 * Returns the stages that have a limit. Each has the moment before which a request must have entered the stage to be
 * late. Matches `isLate`, for use in queries.
 */
export function lateBefore(terms: SlaTerms, now: Date): StageLimit[] {
  return openStages.flatMap((status) => {
    const hours = terms.hours[status];
    return hours === undefined ? [] : [{ status, before: new Date(now.getTime() - hours * hour) }];
  });
}

/** Returns the next midnight in Moscow, where the brokers work. */
export const endOfToday = (now: Date): Date => new Date(startOfDays(1, 'Europe/Moscow', now).getTime() + 86_400_000);

/** Returns the stages that have a limit, for the requests that are not late yet but will be by the end of the day. */
export function lateToday(terms: SlaTerms, now: Date): StageLimit[] {
  const from = new Map(lateBefore(terms, now).map(({ status, before }) => [status, before]));
  return lateBefore(terms, endOfToday(now)).map((limit) => ({ ...limit, from: from.get(limit.status) ?? now }));
}
