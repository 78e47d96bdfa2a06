import type { Actor } from '@setu/proto/common';
import type { CompanyType } from '@setu/proto/words';
import type { RequestDeps, Writing } from '../../deps.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import { actorIds } from '../../wire/access.js';
import { demandStep, mayAnswer, mayJudge, maySend } from '../domain/rights.js';
import { auditedIn, isRepeated, readStep, type Sample, type Step, type StepValues } from '../domain/sample.js';
import { recordSample } from './record-sample.js';

/** A step of a sample: the actor, the sample that they viewed, and what they do with it. */
export interface StepCommand {
  actor: Actor;
  requestId: string;
  sampleId: string;
  step: Step;
}

/**
 * Marks a sample as sent, declines it or stores its verdict, and returns the request. Writes the audit entries and
 * publishes the event. Repeating it does nothing.
 */
export async function changeSample(deps: RequestDeps, stores: Writing, command: StepCommand): Promise<Request> {
  const { actor, step } = command;
  const request = await stores.requests.lock(command.requestId);
  demand(actor, request, 'view');
  const found = (await stores.samples.of(request.id)).find(({ id }) => id === command.sampleId);
  const sample = demandStep(actor, { request, sample: found }, step.kind);
  const at = deps.clock.now();
  const values = readStep(step, sample, at);
  if (isRepeated(sample, values, actor.userId)) return request;
  const may = { judge: mayJudge, send: maySend, decline: mayAnswer }[step.kind];
  if (!may(actor, request, sample)) throw conflict(request);
  const changed: Sample = { ...sample, ...values, ...authorOf(step, actor, at) };
  await stores.samples.save(changed);
  await recordSample(deps, stores, { actor, request, sample: changed, at, audited: auditedIn(values) });
  return request;
}

function authorOf({ kind }: Step, actor: Actor, at: Date): StepValues {
  const { byUserId, actingUserId } = actorIds(actor);
  if (kind === 'judge') return { judgedAt: at, judgedByUserId: byUserId, judgedActingUserId: actingUserId };
  const answeredSide = actor.companyType as CompanyType;
  return { answeredAt: at, answeredByUserId: byUserId, answeredActingUserId: actingUserId, answeredSide };
}
