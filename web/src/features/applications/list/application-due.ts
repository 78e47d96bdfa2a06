import { type ApplicationStatus, answerDay, businessDay, decisionDay } from '@setu/contract';

/** The day by which a manager has to act on an application, and its urgency. */
export interface ApplicationDue {
  stage: 'new' | 'in_work';
  day: string;
  level: 'late' | 'soon' | undefined;
  /** The number of days since the due day, 0 until it has passed. */
  daysLate: number;
}

/** Returns the due day of an open application: of the answer to a new one, of the decision on one in review. */
export function applicationDue(
  { status, created_at: at }: { status: ApplicationStatus; created_at: string },
  now: Date,
): ApplicationDue | undefined {
  if (status !== 'new' && status !== 'in_work') return undefined;
  const day = (status === 'new' ? answerDay : decisionDay)(new Date(at));
  const today = businessDay('moscow', now);
  const daysLate = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000));
  return { stage: status, day, level: day < today ? 'late' : day === today ? 'soon' : undefined, daysLate };
}
