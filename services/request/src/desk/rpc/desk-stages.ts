import type { Status } from '../../requests/domain/lifecycle.js';
import { endOfToday, lateBefore, lateToday, type SlaTerms } from '../../requests/domain/sla-timers.js';
import type { Stores } from '../../store/index.js';
import type { DeskScope } from '../domain/scope.js';
import { lateShipments } from '../domain/turn-due.js';
import type { StageSum } from '../store/desk.js';

/**
 * Returns the sums of the stages. A supplier's shipments are late by the day of the deal, not by the limit of the stage,
 * which is the broker's.
 */
export async function deskStages(
  read: Pick<Stores, 'desk' | 'milestones'>,
  scope: DeskScope,
  { now, terms }: { now: Date; terms: SlaTerms },
): Promise<Map<Status, StageSum>> {
  const endOfDay = endOfToday(now);
  const stages = await read.desk.stages(scope, {
    ...{ now, late: lateBefore(terms, now), today: lateToday(terms, now) },
  });
  const shipping = stages.get('partially_paid');
  if (scope.of !== 'supplier' || shipping === undefined) return stages;
  const open = await read.desk.waitingIn(scope, 'partially_paid');
  const days = await read.milestones.shipmentDaysAmong(open.map(({ id }) => id));
  const shipments = open.map(({ id, kind }) => ({ kind, shipBy: days.get(id) }));
  return stages.set('partially_paid', { ...shipping, ...lateShipments(shipments, { now, endOfDay }) });
}
