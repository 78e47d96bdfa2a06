import { internal, invalid } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { CompanyType, MilestoneKind } from '@setu/proto/words';
import type { RequestDeps, Writing } from '../../deps.js';
import { milestoneSaid as toldMilestone } from '../../events.js';
import { customerName } from '../../requests/changes/record-change.js';
import { conflict, milestoneSaid, staleMilestone } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';
import { changesOf, type Milestone, type Saying, wordAfter } from '../domain/milestone.js';
import { demandSaying, isOpen, mayPlan, maySay } from '../domain/rights.js';
import { daysOf, sayable } from '../domain/saying.js';

/** A milestone report: its author, the milestone, the version the author viewed, and the content. */
export interface AskedSaying {
  actor: Actor;
  requestId: string;
  kind: MilestoneKind;
  version: number;
  saying: Saying;
  /** The id under which the report's new files are leased. */
  sayingId: string;
  timeZone: string;
}

/**
 * Stores a milestone report, writes the audit entries, publishes the event and returns the request. Repeating it does
 * nothing.
 */
export async function sayMilestone(deps: RequestDeps, stores: Writing, asked: AskedSaying): Promise<Request> {
  const { actor, kind } = asked;
  const request = await stores.requests.lock(asked.requestId);
  demandSaying(actor, request, { kind, plans: asked.saying.expectedOn !== undefined });
  if (!isOpen(request)) throw conflict(request);
  const before = (await stores.milestones.of(request.id)).get(kind);
  const after = await wordOf(deps, stores, { request, before, asked });
  if (before !== undefined && changesOf(before, after).length === 0) return request;
  mustBeSayable(request, before, asked);
  await keep(deps, stores, { request, before, after, asked });
  return request;
}

interface Said {
  request: Request;
  before: Milestone | undefined;
  asked: AskedSaying;
}

async function wordOf({ clock }: RequestDeps, stores: Writing, { request, before, asked }: Said) {
  const contract = (await stores.contracts.of([request.id])).get(request.id);
  if (contract === undefined) throw internal(`request ${request.id} has the status contracted but no contract`);
  const after = wordAfter(before, sayable(asked.saying, daysOf(contract.at, clock.now(), asked.timeZone)));
  const isNothing = before === undefined && changesOf(undefined, after).length === 0;
  // A user who may not plan can only report that the milestone happened.
  if (isNothing || (after.happenedOn === undefined && !mayPlan(asked.actor, request)))
    throw invalid({ happened: 'required' });
  return after;
}

function mustBeSayable(request: Request, before: Milestone | undefined, { actor, kind, version }: AskedSaying): void {
  const current = before?.version ?? 0;
  if (version !== current) throw staleMilestone(request, current);
  if (!maySay(actor, request, { kind, isSaid: before?.happenedOn !== undefined }))
    throw milestoneSaid(request, current);
}

type Kept = Said & { after: Awaited<ReturnType<typeof wordOf>> };

async function keep({ clock, ids }: RequestDeps, stores: Writing, { request, before, after, asked }: Kept) {
  const { actor, kind, sayingId } = asked;
  const who = actorIds(actor);
  const at = clock.now();
  const said: Milestone = {
    ...{ ...after, ...who, kind, requestId: request.id, saidAt: at },
    version: (before?.version ?? 0) + 1,
    side: actor.companyType as CompanyType,
  };
  const changes = changesOf(before, after);
  await stores.milestones.put(said);
  const entries = changes.map(({ field, ...values }) => ({ ...values, field: `milestone_${kind}_${field}` }));
  await stores.audit.add(entries.map((entry) => ({ id: ids.id(), requestId: request.id, at, ...who, ...entry })));
  const had = new Set(before?.files.map(({ id }) => id));
  const told = {
    sayingId,
    customerName: await customerName(stores, request),
    corrected: changes.some(({ field, from }) => from !== '' && (field === 'expected' || field === 'happened')),
    newFiles: after.files.filter(({ id }) => !had.has(id)),
  };
  await stores.outbox.add(toldMilestone(request, said, told));
}
