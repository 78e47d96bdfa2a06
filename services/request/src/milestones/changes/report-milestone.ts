import { internal, invalid } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { CompanyType, MilestoneKind } from '@setu/proto/words';
import type { RequestDeps, Writing } from '../../deps.js';
import { milestoneReported } from '../../events.js';
import { customerName } from '../../requests/changes/record-change.js';
import { conflict, milestoneAlreadyReported, staleMilestone } from '../../requests/domain/refusals.js';
import type { Request } from '../../requests/domain/request.js';
import { actorIds } from '../../wire/access.js';
import { changesOf, factsAfter, isConfirmation, type Milestone, type MilestoneReport } from '../domain/milestone.js';
import { checkedReport, daysOf } from '../domain/milestone-report.js';
import { demandReporting, isOpen, mayPlan, mayReport } from '../domain/rights.js';

/** A milestone report: its author, the milestone, the version the author last saw, and the content. */
export interface ReportCommand {
  actor: Actor;
  requestId: string;
  kind: MilestoneKind;
  version: number;
  report: MilestoneReport;
  /** The id under which the report's new files are leased. */
  reportId: string;
  timeZone: string;
}

/**
 * Stores a milestone report, writes the audit entries, publishes the event and returns the request. Repeating it does
 * nothing.
 */
export async function reportMilestone(deps: RequestDeps, stores: Writing, command: ReportCommand): Promise<Request> {
  const { actor, kind } = command;
  const request = await stores.requests.lock(command.requestId);
  demandReporting(actor, request, { kind, plans: command.report.expectedOn !== undefined });
  if (!isOpen(request)) throw conflict(request);
  const before = (await stores.milestones.of(request.id)).get(kind);
  const after = await factsOf(deps, stores, { request, before, command });
  const isConfirmed = isConfirmation(before, { side: actor.companyType as CompanyType, ...after });
  if (before !== undefined && !isConfirmed && changesOf(before, after).length === 0) return request;
  mustBeReportable(request, before, command);
  await storeReport(deps, stores, { request, before, after, command });
  return request;
}

interface Reporting {
  request: Request;
  before: Milestone | undefined;
  command: ReportCommand;
}

async function factsOf({ clock }: RequestDeps, stores: Writing, { request, before, command }: Reporting) {
  const contract = (await stores.contracts.of([request.id])).get(request.id);
  if (contract === undefined) throw internal(`request ${request.id} has the status contracted but no contract`);
  const days = daysOf(contract.at, clock.now(), command.timeZone);
  // The paper may be older than its record.
  const contractedOn =
    contract.signedOn !== undefined && contract.signedOn < days.contractedOn ? contract.signedOn : days.contractedOn;
  const after = factsAfter(before, checkedReport(command.report, { ...days, contractedOn }));
  const isNothing = before === undefined && changesOf(undefined, after).length === 0;
  // A user who may not plan can only report that the milestone happened.
  if (isNothing || (after.happenedOn === undefined && !mayPlan(command.actor, request)))
    throw invalid({ happened: 'required' });
  return after;
}

function mustBeReportable(
  request: Request,
  before: Milestone | undefined,
  { actor, kind, version }: ReportCommand,
): void {
  const current = before?.version ?? 0;
  if (version !== current) throw staleMilestone(request, current);
  if (!mayReport(actor, request, { kind, isReported: before?.happenedOn !== undefined }))
    throw milestoneAlreadyReported(request, current);
}

type CheckedReport = Reporting & { after: Awaited<ReturnType<typeof factsOf>> };

async function storeReport(
  { clock, ids }: RequestDeps,
  stores: Writing,
  { request, before, after, command }: CheckedReport,
) {
  const { actor, kind, reportId } = command;
  const who = actorIds(actor);
  const at = clock.now();
  const milestone: Milestone = {
    ...{ ...after, ...who, kind, requestId: request.id, reportedAt: at },
    version: (before?.version ?? 0) + 1,
    side: actor.companyType as CompanyType,
  };
  const changes = changesOf(before, after);
  await stores.milestones.put(milestone);
  const { happenedOn = '' } = after;
  const isConfirmed = changes.length === 0 && before !== undefined;
  const audited = isConfirmed ? [{ field: 'happened', from: happenedOn, to: happenedOn }] : changes;
  const entries = audited.map(({ field, ...values }) => ({ ...values, field: `milestone_${kind}_${field}` }));
  await stores.audit.add(entries.map((entry) => ({ id: ids.id(), requestId: request.id, at, ...who, ...entry })));
  const had = new Set(before?.files.map(({ id }) => id));
  const details = {
    sayingId: reportId,
    customerName: await customerName(stores, request),
    corrected: changes.some(({ field, from }) => from !== '' && (field === 'expected' || field === 'happened')),
    newFiles: after.files.filter(({ id }) => !had.has(id)),
  };
  await stores.outbox.add(milestoneReported(request, milestone, details));
}
