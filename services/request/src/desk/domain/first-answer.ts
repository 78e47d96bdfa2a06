import type { Status } from '../../requests/domain/lifecycle.js';

/** The number of days whose requests count. */
const days = 30;

/** The statuses that answer a customer's request: a manager accepts or rejects it. */
export const answeringStatuses: readonly Status[] = ['in_work', 'rejected_by_broker'];

/** Returns the moment from which published requests count. */
export const firstAnswersSince = (now: Date): Date => new Date(now.getTime() - days * 86_400_000);

/** The number of answers, and their median time. */
export interface Answers {
  count: number;
  medianSeconds: number;
}

/** Returns the median time to the first answer in whole minutes, at least one. Undefined without answers. */
export const firstAnswers = ({ count, medianSeconds }: Answers) =>
  count === 0 ? undefined : { count, medianMinutes: Math.max(1, Math.round(medianSeconds / 60)) };
