import { type MilestoneKind, milestoneKinds } from '@setu/proto/words';
import type { Day, MilestoneFacts } from './milestone.js';

/** The facts of a deal that decide when its goods are shipped and paid for. */
export interface DeliveryTerms {
  /** The day of shipment that the broker has set. */
  plannedOn: Day | undefined;
  /** The day of the advance: reported, or else of the broker's confirmation. Undefined until the broker confirms it. */
  advancePaidOn: Day | undefined;
  /** The lead time of the chosen offer, or else of the card, in days. */
  leadDays: number | undefined;
  /** Whether the card is a service, which is not shipped. */
  isService: boolean;
  /** The shares of the price that the card requires in advance and before dispatch, from 0 to 1. */
  advanceShare: number;
  dispatchShare: number;
}

/** The day by which goods are shipped. `leadDays` is set if the day follows from the lead time. */
export interface ShipmentDay {
  day: Day;
  leadDays: number | undefined;
}

const dayMs = 86_400_000;

const daysAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * Returns the day by which the supplier ships: the day that the broker has set, or else the lead time after the
 * advance. Undefined if neither is known.
 */
export function shipmentDay({ plannedOn, advancePaidOn, leadDays }: DeliveryTerms): ShipmentDay | undefined {
  if (plannedOn !== undefined) return { day: plannedOn, leadDays: undefined };
  if (advancePaidOn === undefined || leadDays === undefined) return undefined;
  return { day: daysAfter(advancePaidOn, leadDays), leadDays };
}

/** Shares are stored with four decimals. */
const rounding = 0.00005;

/**
 * Returns whether the balance is due before the shipment. A card that leaves a part of the price for later has its
 * balance at the end of the deal. A service is paid for on acceptance.
 */
export const isBalanceBeforeShipment = ({ isService, advanceShare, dispatchShare }: DeliveryTerms): boolean =>
  !isService && dispatchShare > 0 && advanceShare + dispatchShare > 1 - rounding;

const paidBeforeShipment: readonly MilestoneKind[] = ['advance', 'balance', 'shipped', 'at_customs', 'delivered'];

type Planned = Pick<MilestoneFacts, 'expectedOn'>;

/** Returns the milestones in the order of the deal, which the payment terms or the broker's plan decide. */
export function milestoneOrder(
  terms: DeliveryTerms | undefined,
  of: ReadonlyMap<MilestoneKind, Planned>,
): readonly MilestoneKind[] {
  const [paid, shipped] = [of.get('balance')?.expectedOn, of.get('shipped')?.expectedOn];
  const isPlannedBefore = paid !== undefined && shipped !== undefined && paid < shipped;
  const isDueBefore = terms !== undefined && isBalanceBeforeShipment(terms);
  return isPlannedBefore || isDueBefore ? paidBeforeShipment : milestoneKinds;
}
