/** The number of days whose answers count. */
const DAYS = 180;

/** With fewer answers there is no usual answer time, and with fewer deals their number says nothing. */
const MIN_COUNT = 3;

/** The median answer time of a supplier and the number of answers. */
export interface Answers {
  count: number;
  medianSeconds: number;
}

/** Returns the moment from which the requests sent to a supplier count. */
export const answersSince = (now: Date): Date => new Date(now.getTime() - DAYS * 86_400_000);

/** Returns a supplier's usual answer time in whole minutes, at least one. Undefined if there are too few answers. */
export function typicalMinutes({ count, medianSeconds }: Answers): number | undefined {
  return count < MIN_COUNT ? undefined : Math.max(1, Math.round(medianSeconds / 60));
}

/** Returns the number of a supplier's completed deals. Undefined if there are too few. */
export const provenDeals = (completed: number): number | undefined => (completed < MIN_COUNT ? undefined : completed);
