import type { DemoDeal, DemoSample } from '@setu/demo-world';
import type { AuditEntry } from '../audit/store/audit.js';
import {
  auditedAsking,
  auditedIn,
  readAsked,
  readStep,
  type Sample,
  type Step,
  unanswered,
} from '../samples/domain/sample.js';
import { sideOfUser } from './demo-conversations.js';

const timeZone = 'Europe/Moscow';

/** Returns a deal's samples, built by the product's rules. */
export const samplesIn = (deal: DemoDeal, supplierCompanyId: string): Sample[] =>
  deal.samples.map((demo) => {
    const asked: Sample = {
      ...{ ...unanswered, id: demo.id, requestId: deal.requestId, supplierCompanyId, state: 'asked' },
      ...readAsked({ comment: demo.comment, address: '' }),
      ...{ askedAt: new Date(demo.at), askedByUserId: demo.byUserId },
      askedActingUserId: undefined,
    };
    return judged(answered(asked, demo), demo);
  });

function answered(sample: Sample, { answered: answer }: DemoSample): Sample {
  if (answer === null) return sample;
  const step: Step =
    'sentOn' in answer
      ? { kind: 'send', sentOn: answer.sentOn, tracking: answer.tracking, timeZone }
      : { kind: 'decline', reason: answer.reason };
  const answeredAt = new Date(answer.at);
  const by = { answeredAt, answeredByUserId: answer.byUserId, answeredSide: sideOfUser(answer.byUserId) };
  return { ...sample, ...readStep(step, sample, answeredAt), ...by };
}

function judged(sample: Sample, { judged: verdict }: DemoSample): Sample {
  if (verdict === null) return sample;
  const judgedAt = new Date(verdict.at);
  const values = readStep({ kind: 'judge', verdict: verdict.verdict, comment: verdict.comment }, sample, judgedAt);
  return { ...sample, ...values, judgedAt, judgedByUserId: verdict.byUserId };
}

/** Returns the audit entries of a sample. */
export function sampleAudit(sample: Sample): Omit<AuditEntry, 'id'>[] {
  const { requestId, askedAt, askedByUserId, answeredAt, answeredByUserId, judgedAt, judgedByUserId } = sample;
  const of = (at: Date | undefined, byUserId: string | undefined, audited: { field: string; to: string }[]) =>
    at === undefined || byUserId === undefined
      ? []
      : audited.map((entry) => ({ requestId, at, byUserId, actingUserId: undefined, from: '', ...entry }));
  const { sentOn, tracking, declineReason, verdict, verdictComment } = sample;
  return [
    ...of(askedAt, askedByUserId, auditedAsking(sample)),
    ...of(answeredAt, answeredByUserId, auditedIn({ sentOn, tracking, declineReason })),
    ...of(judgedAt, judgedByUserId, auditedIn({ verdict, verdictComment })),
  ];
}
