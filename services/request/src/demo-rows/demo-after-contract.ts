import type { DemoDeal } from '@setu/demo-world';
import type { AuditEntry } from '../audit/store/audit.js';
import { type Claim, readComplaint, readResolution } from '../claims/domain/claim.js';
import type { Contract } from '../contracts/domain/contract.js';
import { changesOf, factsAfter, type Milestone } from '../milestones/domain/milestone.js';
import { checkedReport, daysOf } from '../milestones/domain/milestone-report.js';
import { sideOfUser } from './demo-conversations.js';

const ZONE = 'Europe/Moscow';

/** Returns a deal's milestones, built by the product's rules. A request without a contract has none. */
export const milestonesIn = (deal: DemoDeal, contract: Contract | undefined): Milestone[] =>
  contract === undefined
    ? []
    : deal.milestones.map(({ kind, expectedOn, happenedOn, note, byUserId, at }) => {
        const report = checkedReport(
          { expectedOn, happenedOn, note, files: undefined },
          daysOf(contract.at, new Date(at), ZONE),
        );
        return {
          ...factsAfter(undefined, report),
          ...{ requestId: deal.requestId, kind, version: 1, side: sideOfUser(byUserId) },
          ...{ byUserId, actingUserId: undefined, reportedAt: new Date(at) },
        };
      });

/** Returns a deal's claims and their settlements. */
export const claimsIn = (deal: DemoDeal): Claim[] =>
  deal.claims.map(({ id, at, byUserId, text, settled }) => ({
    ...{ ...readComplaint({ text, files: [] }), id, requestId: deal.requestId, at: new Date(at), byUserId },
    actingUserId: undefined,
    settlement: settled
      ? { resolution: readResolution(settled.resolution), at: new Date(settled.at), byUserId: settled.byUserId }
      : undefined,
  }));

type Entry = Omit<AuditEntry, 'id'>;

/** Returns the audit entries of a deal's invitations, milestones and claims. */
export function dealAudit(deal: DemoDeal, managerId: string, milestones: readonly Milestone[]): Entry[] {
  const of = (at: Date | string, byUserId: string) => ({
    ...{ requestId: deal.requestId, at: new Date(at), byUserId, actingUserId: undefined },
  });
  const invited = deal.invited.map(({ at, supplierCompanyId: to }) => ({
    ...{ ...of(at, managerId), field: 'invited_supplier', from: '', to },
  }));
  const milestoneEntries = milestones.flatMap((milestone) =>
    changesOf(undefined, milestone).map(({ field, ...values }) => ({
      ...{ ...of(milestone.reportedAt, milestone.byUserId), ...values, field: `milestone_${milestone.kind}_${field}` },
    })),
  );
  const claimed = deal.claims.flatMap(({ at, byUserId, text, settled }) => [
    { ...of(at, byUserId), field: 'claim', from: '', to: text },
    ...(settled
      ? [{ ...of(settled.at, settled.byUserId), field: 'claim_resolution', from: '', to: settled.resolution }]
      : []),
  ]);
  return [...invited, ...milestoneEntries, ...claimed];
}
