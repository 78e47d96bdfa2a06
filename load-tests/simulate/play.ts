import { isAppError } from '@setu/kit/simulation';
import type { Actor } from '@setu/proto/common';
import { type Deal, isKnown, newDeal, sendingOf } from './acts.js';
import { learnOfCard } from './card-acts.js';
import type { Script, Step } from './deal.js';
import { ask, type Network, runTask } from './network.js';
import { actorOf, type Who } from './people.js';
import type { Scheduler } from './scheduler.js';
import { actorOfSession } from './sign-in.js';

/** How a step ended: done, rejected by the service with a code, or without any answer. */
export interface Outcome {
  step: Step;
  actor: Pick<Actor, 'userId' | 'actingUserId'>;
  requestId: string;
  method: string;
  request: object;
  is: 'done' | 'rejected' | 'unknown';
  code: string;
  answer?: unknown;
  /** When the step began, when its actor was known, and when it ended. */
  beginMs: number;
  actorMs: number;
  endMs: number;
}

export interface Playing {
  script: Script;
  network: Network;
  deals: Map<number, Deal>;
  outcomes: Outcome[];
  say(line: string): void;
}

/** Does the steps of a script, one after the other, and adds their outcomes. */
export async function playScript({ script, network, deals, outcomes, say }: Playing): Promise<void> {
  const { scheduler } = network;
  const { time } = scheduler.of;
  for (const step of script.steps) {
    await scheduler.sleep(step.afterMs, `${step.who} hesitates before ${step.key}`);
    const deal = deals.get(step.deal) ?? newDeal();
    deals.set(step.deal, deal);
    await untilKnown(scheduler, step, deal);
    const beginMs = time.ms();
    const actor = step.hasSession ? await actorOfSession(network, step.who, deal.tokens) : actorOf(step.who);
    if (actor === undefined) {
      say(`          ${step.who} is signed out before ${step.key}`);
      continue;
    }
    const { service, method, request } = sendingOf(step, deal);
    const outcome: Outcome = {
      ...{ step, actor, requestId: deal.requestId, method, request, is: 'unknown', code: '' },
      ...{ beginMs, actorMs: time.ms(), endMs: Number.POSITIVE_INFINITY },
    };
    outcomes.push(outcome);
    try {
      if (step.act === 'work' || step.act === 'remind')
        await runTask(network, service, { name: method, payload: request });
      else outcome.answer = await ask(network, service, { method, request, actor });
      outcome.is = 'done';
      if (step.act === 'send' || step.act === 'pick') deal.isSent = true;
      learn(deal, step.who, outcome.answer ?? {});
    } catch (error) {
      if (!isAppError(error)) throw error;
      outcome.code = `${error.kind} ${error.code}`;
      if (error.kind !== 'unavailable') outcome.is = 'rejected';
    }
    outcome.endMs = time.ms();
    say(`          ${step.who} ${step.key}: ${outcome.is} ${outcome.code}`);
  }
}

const lookMs = 100;
const longestLooks = 30;

// A user who answers something looks for it now and then, but not for ever.
async function untilKnown(scheduler: Scheduler, step: Step, deal: Deal): Promise<void> {
  for (let looks = 0; looks < longestLooks && !isKnown(step.act, deal); looks += 1)
    await scheduler.sleep(lookMs, `${step.who} waits to ${step.act}`);
}

// What the page that made the call knows afterwards.
function learn(deal: Deal, who: Who, answer: unknown): void {
  const { requestId, invitations, claim, request, substitution, token, run } = answer as {
    requestId?: string;
    invitations?: readonly { id: string; supplier?: { id: string } }[];
    claim?: { id: string };
    request?: { sample?: { id: string } };
    substitution?: { id: string };
    token?: string;
    run?: { id: string };
  };
  if (requestId) deal.requestId = requestId;
  for (const { id, supplier } of invitations ?? []) if (supplier !== undefined) deal.invitations.set(supplier.id, id);
  if (claim?.id) deal.claimId = claim.id;
  if (request?.sample) deal.sampleId = request.sample.id;
  if (substitution?.id) deal.substitutionId = substitution.id;
  if (run) deal.runId = run.id;
  if (token) deal.tokens.set(who, token);
  learnOfCard(deal, answer);
}
