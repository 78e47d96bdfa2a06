/** How long back answers tell how soon a supplier answers. */
const DAYS = 180;

/** Fewer answers say nothing of a habit. */
const FEWEST = 3;

/** The middle of a supplier's answer times, and how many there are. */
export interface Answers {
  count: number;
  medianSeconds: number;
}

/** Requests sent to a supplier since then count. */
export const answersSince = (now: Date): Date => new Date(now.getTime() - DAYS * 86_400_000);

/** How soon a supplier usually answers, in whole minutes, at least one; undefined while too few answers are known. */
export function usualMinutes({ count, medianSeconds }: Answers): number | undefined {
  return count < FEWEST ? undefined : Math.max(1, Math.round(medianSeconds / 60));
}
