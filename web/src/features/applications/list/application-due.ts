import { type ApplicationStatus, answerDay, businessDay, decisionDay } from '@setu/contract';

/** The day by which a manager has to act on an application, and its urgency. */
interface ApplicationDue {
  stage: 'new' | 'in_work';
  day: string;
  level: 'late' | 'soon' | undefined;
}

/** Returns the due day of an open application: of the answer to a new one, of the decision on one in review. */
export function applicationDue(
  { status, created_at: at }: { status: ApplicationStatus; created_at: string },
  now: Date,
): ApplicationDue | undefined {
  if (status !== 'new' && status !== 'in_work') return undefined;
  const day = (status === 'new' ? answerDay : decisionDay)(new Date(at));
  const today = businessDay('moscow', now);
  return { stage: status, day, level: day < today ? 'late' : day === today ? 'soon' : undefined };
}
