import type { RequestView } from '@setu/contract';
import type * as wire from '@setu/proto/request/view';
import { sampleStateWord, sampleVerdictWord } from '@setu/proto/wire-words';
import { personOrNull } from './person.js';
import { textOrNull } from './text.js';

type SamplePart = Pick<
  RequestView,
  'sample' | 'may_ask_sample' | 'may_answer_sample' | 'may_judge_sample' | 'may_pass_sample_address'
>;

const stepView = (step: wire.SampleStep | undefined) =>
  step ? { at: step.at, by: personOrNull(step.by), acting: personOrNull(step.acting) } : null;

const sampleView = (sample: wire.Sample): RequestView['sample'] => {
  const state = sampleStateWord(sample.state);
  if (!state) return null;
  return {
    ...{ id: sample.id, state, comment: sample.comment, tracking: sample.tracking },
    ...{ address: sample.address, awaits_address: sample.awaitsAddress },
    asked: stepView(sample.asked),
    sent_on: textOrNull(sample.sentOn),
    decline_reason: sample.declineReason,
    answered: stepView(sample.answered),
    verdict: sampleVerdictWord(sample.verdict) ?? null,
    verdict_comment: sample.verdictComment,
    judged: stepView(sample.judged),
  };
};

/** Presents a request's last sample, and what the reader may do about samples. */
export const samplePart = (request: wire.RequestView): SamplePart => ({
  sample: request.sample ? sampleView(request.sample) : null,
  may_ask_sample: request.mayAskSample,
  may_answer_sample: request.mayAnswerSample,
  may_judge_sample: request.mayJudgeSample,
  may_pass_sample_address: request.mayPassSampleAddress,
});
