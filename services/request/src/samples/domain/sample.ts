import { dayIn, isDay } from '@setu/kit/core';
import { type CompanyType, type SampleState, type SampleVerdict, sampleVerdicts } from '@setu/proto/words';
import { refuse, textFailure, writtenFailure } from '../../drafts/domain/failures.js';

/** The character limit of a comment, a reason and a verdict's comment. */
export const textMax = 1000;
/** The character limit of an address. */
export const addressMax = 500;
/** The character limit of a tracking number. */
export const trackingMax = 100;

/** A sample of the goods. Everything after the customer's request is undefined or empty until it happens. */
export interface Sample {
  id: string;
  requestId: string;
  /** The supplier that was asked. The request may get another supplier later. */
  supplierCompanyId: string;
  state: SampleState;
  /** What the customer needs. */
  comment: string;
  /** Where the customer wants the sample. Empty for samples of the past. */
  address: string;
  /** When the broker passed the address on to the supplier. */
  addressPassedAt: Date | undefined;
  askedAt: Date;
  askedByUserId: string;
  askedActingUserId: string | undefined;
  /** YYYY-MM-DD */
  sentOn: string | undefined;
  tracking: string;
  declineReason: string;
  /** When the sample was marked as sent or declined, by which user of which side. */
  answeredAt: Date | undefined;
  answeredByUserId: string | undefined;
  answeredActingUserId: string | undefined;
  answeredSide: CompanyType | undefined;
  verdict: SampleVerdict | undefined;
  verdictComment: string;
  judgedAt: Date | undefined;
  judgedByUserId: string | undefined;
  judgedActingUserId: string | undefined;
}

/** The values of a sample that was only asked for. */
export const unanswered = {
  addressPassedAt: undefined,
  ...{ sentOn: undefined, tracking: '', declineReason: '', answeredAt: undefined, answeredByUserId: undefined },
  ...{ answeredActingUserId: undefined, answeredSide: undefined, verdict: undefined, verdictComment: '' },
  ...{ judgedAt: undefined, judgedByUserId: undefined, judgedActingUserId: undefined },
} satisfies Partial<Sample>;

/** What a side does with an open sample. */
export type Step =
  | { kind: 'send'; sentOn: string; tracking: string; timeZone: string }
  | { kind: 'decline'; reason: string }
  | { kind: 'judge'; verdict: string | undefined; comment: string };

/** The values that a step stores. */
export type StepValues = Partial<Omit<Sample, 'id' | 'requestId' | 'supplierCompanyId'>>;

/** Returns whether the request cannot get another sample yet, because this one is not finished. */
export const isOpen = ({ state }: Pick<Sample, 'state'>): boolean => state === 'asked' || state === 'sent';

/** Returns whether the supplier cannot send the sample yet, because the broker has not passed the address on to it. */
export const awaitsAddress = ({ state, address, addressPassedAt }: Sample): boolean =>
  state === 'asked' && address !== '' && addressPassedAt === undefined;

/** Returns what the customer needs and where, trimmed. Throws `invalid` on `comment` and `address`. */
export function readAsked(typed: Pick<Sample, 'comment' | 'address'>): Pick<Sample, 'comment' | 'address'> {
  const comment = typed.comment.trim();
  const address = typed.address.trim();
  refuse({ comment: writtenFailure(comment, textMax), address: textFailure(address, addressMax) });
  return { comment, address };
}

/** Returns what the audit stores of a request for a sample. */
export const auditedAsking = ({ comment, address }: Pick<Sample, 'comment' | 'address'>) =>
  [
    { field: 'sample', to: comment },
    { field: 'sample_address', to: address },
  ].filter(({ to }) => to !== '');

function dayFailure(day: string, { askedOn, today }: { askedOn: string; today: string }): string | undefined {
  if (day === '') return 'required';
  if (!isDay(day)) return 'invalid_date';
  if (day > today) return 'date_in_future';
  return day < askedOn ? 'before_sample' : undefined;
}

/**
 * Checks a step and returns what it stores, with texts trimmed. Days are compared in the sender's time zone. Throws
 * `invalid` on `sent_on` and `tracking`, on `reason`, or on `verdict` and `comment`.
 */
export function readStep(step: Step, { askedAt }: Pick<Sample, 'askedAt'>, now: Date): StepValues {
  if (step.kind === 'send') {
    const { sentOn, timeZone } = step;
    const tracking = step.tracking.trim();
    const days = { askedOn: dayIn(timeZone, askedAt), today: dayIn(timeZone, now) };
    refuse({ sent_on: dayFailure(sentOn, days), tracking: textFailure(tracking, trackingMax) });
    return { state: 'sent', sentOn, tracking };
  }
  if (step.kind === 'decline') {
    const declineReason = step.reason.trim();
    refuse({ reason: writtenFailure(declineReason, textMax) });
    return { state: 'declined', declineReason };
  }
  const verdict = sampleVerdicts.find((one) => one === step.verdict);
  const verdictComment = step.comment.trim();
  refuse({
    verdict: verdict === undefined ? 'required' : undefined,
    comment: verdict === 'suits' ? textFailure(verdictComment, textMax) : writtenFailure(verdictComment, textMax),
  });
  return { state: 'judged', verdict, verdictComment };
}

/** Returns whether the sample already has these values, stored by the same user. */
export const isRepeated = (sample: Sample, values: StepValues, byUserId: string): boolean =>
  (sample.state === 'judged' ? sample.judgedByUserId : sample.answeredByUserId) === byUserId &&
  Object.entries(values).every(([name, value]) => sample[name as keyof StepValues] === value);

/** Returns the changed fields of a step with their values, as the audit stores them. */
export const auditedIn = ({
  sentOn,
  tracking,
  declineReason,
  verdict,
  verdictComment,
}: StepValues): { field: string; to: string }[] =>
  Object.entries({
    sample_sent: sentOn,
    sample_tracking: tracking,
    sample_declined: declineReason,
    sample_verdict: verdict,
    sample_verdict_comment: verdictComment,
  }).flatMap(([field, to]) => (to ? [{ field, to }] : []));
