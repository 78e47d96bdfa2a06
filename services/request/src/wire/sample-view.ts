import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import { SampleVerdict } from '@setu/proto/request/words';
import { wireSampleState, wireSampleVerdict } from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import type { UserReadModel } from '../read-models/domain/read-models.js';
import { areIntroduced, mayKnow } from '../requests/domain/identities.js';
import type { Request } from '../requests/domain/request.js';
import {
  askedSupplier,
  mayAnswer,
  mayAsk,
  mayJudge,
  mayPassAddress,
  maySee,
  noSampleOf,
  shownAddress,
} from '../samples/domain/rights.js';
import { awaitsAddress, isOpen, type Sample } from '../samples/domain/sample.js';
import type { Stores } from '../store/index.js';
import { sampleTermsOf } from './card-snapshot.js';
import type { Gathered } from './gather-view.js';
import { isoTimestamp, personRef } from './refs.js';

type SamplePart = Pick<
  wire.RequestView,
  'sample' | 'mayAskSample' | 'mayAnswerSample' | 'mayJudgeSample' | 'mayPassSampleAddress'
>;

/** The samples of a request and their people. */
export interface Sampled {
  samples: Sample[];
  people: ReadonlyMap<string, UserReadModel>;
}

/** Reads the samples of a request that the actor may see, and their people. */
export async function readSamples(
  stores: Pick<Stores, 'samples' | 'people'>,
  actor: Actor,
  request: Request,
): Promise<Sampled> {
  const samples = request.status === 'draft' ? [] : await stores.samples.of(request.id);
  const [last] = samples.filter((sample) => maySee(actor, sample));
  const people = last === undefined ? new Map() : await stores.people.byIds(peopleOf(last));
  return { samples, people };
}

/**
 * Returns the last sample of a request that the actor may see, and what the actor may do about samples. The caller has
 * checked that the actor may see the request.
 */
export function samplePart(
  actor: Actor,
  { request, condition, history }: Pick<Gathered, 'request' | 'condition' | 'history'>,
  { samples, people }: Sampled,
): SamplePart {
  const last = samples.find((sample) => maySee(actor, sample));
  const hasOpen = samples.some(isOpen);
  const introduced = areIntroduced(history);
  const step: StepView = (side, { at, byUserId, actingUserId }) => {
    const isKnown = mayKnow(actor, side, introduced);
    return {
      at: isoTimestamp(at),
      by: personRef(isKnown ? byUserId : undefined, people),
      acting: personRef(isKnown ? actingUserId : undefined, people),
    };
  };
  return {
    sample: last && sampleView(last, step, shownAddress(actor, last)),
    mayAskSample: !hasOpen && mayAsk(actor, request) && sendsSamples(request, condition),
    mayAnswerSample: last !== undefined && mayAnswer(actor, request, last),
    mayJudgeSample: last !== undefined && mayJudge(actor, request, last),
    mayPassSampleAddress: last !== undefined && mayPassAddress(actor, request, last),
  };
}

function sendsSamples(request: Request, { card }: Gathered['condition']): boolean {
  const supplierCompanyId = askedSupplier(request);
  return supplierCompanyId !== undefined && noSampleOf(sampleTermsOf(card), supplierCompanyId) === undefined;
}

interface Author {
  at: Date | undefined;
  byUserId: string | undefined;
  actingUserId: string | undefined;
}

/** Returns who did something and when, without people whom the reader may not know. */
type StepView = (side: CompanyType, author: Author) => wire.SampleStep;

const peopleOf = (sample: Sample): string[] =>
  [
    ...[sample.askedByUserId, sample.askedActingUserId, sample.answeredByUserId, sample.answeredActingUserId],
    ...[sample.judgedByUserId, sample.judgedActingUserId],
  ].filter((id): id is string => id !== undefined);

const sampleView = (sample: Sample, step: StepView, address: string): wire.Sample => {
  const { id, comment, tracking, declineReason, verdictComment, answeredSide, verdict } = sample;
  const asked = { at: sample.askedAt, byUserId: sample.askedByUserId, actingUserId: sample.askedActingUserId };
  const answered = {
    ...{ at: sample.answeredAt, byUserId: sample.answeredByUserId, actingUserId: sample.answeredActingUserId },
  };
  const judged = { at: sample.judgedAt, byUserId: sample.judgedByUserId, actingUserId: sample.judgedActingUserId };
  return {
    ...{ id, comment, tracking, declineReason, verdictComment, state: wireSampleState(sample.state) },
    ...{ address, awaitsAddress: awaitsAddress(sample) },
    sentOn: sample.sentOn ?? '',
    verdict: verdict === undefined ? SampleVerdict.UNSPECIFIED : wireSampleVerdict(verdict),
    asked: step('customer', asked),
    answered: answeredSide && step(answeredSide, answered),
    judged: judged.at && step('customer', judged),
  };
};
