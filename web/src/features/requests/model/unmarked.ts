import type { MilestoneView, RequestView } from '@setu/contract';
import { isPaidInFull } from './deal-payment';

type Deal = Pick<RequestView, 'contract_price' | 'last_customer_condition' | 'status_events'>;
type Kind = MilestoneView['kind'];

const ofGoods: readonly Kind[] = ['shipped', 'at_customs'];

const isOfGoods = (kind: Kind): boolean => ofGoods.includes(kind);

/** Returns whether the request is for a service, which is delivered but not shipped. */
const isService = ({ last_customer_condition: condition }: Deal): boolean =>
  condition.condition_product_skus[0]?.product_sku.type === 'service';

/**
 * Returns the milestones that a finished deal has but that are not marked: shipment, delivery and balance. Customs is
 * left out, because goods that are delivered have passed it.
 */
export function unmarkedMilestones(deal: Deal, milestones: readonly MilestoneView[]): MilestoneView[] {
  const awaited: Kind[] = ['delivered'];
  if (!isService(deal)) awaited.push('shipped');
  if (!isPaidInFull(deal)) awaited.push('balance');
  return milestones.filter(({ kind, happened }) => awaited.includes(kind) && !happened);
}

/**
 * Returns the milestone that the reader marks next, instead of completing the request. Undefined once shipment and
 * delivery are marked, and if the deal has no milestone that the reader may mark.
 */
export function milestoneToMark(deal: Deal, milestones: readonly MilestoneView[]): MilestoneView | undefined {
  const isUnderWay = unmarkedMilestones(deal, milestones).some(({ kind }) => kind !== 'balance');
  if (!isUnderWay) return undefined;
  const skipsGoods = isService(deal);
  return milestones.find(({ kind, may_say, happened }) => may_say && !happened && !(skipsGoods && isOfGoods(kind)));
}

/** Returns whether the deal places its balance before the shipment, and the balance is not marked as paid. */
export function isBalanceOpenBeforeShipment(deal: Deal, milestones: readonly MilestoneView[]): boolean {
  const kinds = milestones.map(({ kind }) => kind);
  if (isPaidInFull(deal) || kinds.indexOf('balance') > kinds.indexOf('shipped')) return false;
  return milestones.some(({ kind, happened }) => kind === 'balance' && !happened);
}

/** Returns the balance that the payment terms require before the shipment, until it is marked as paid. */
export const balanceBeforeShipment = (deal: Deal, milestones: readonly MilestoneView[]): MilestoneView | undefined =>
  isPaidInFull(deal)
    ? undefined
    : milestones.find(({ kind, before_shipment: isBefore, happened }) => kind === 'balance' && isBefore && !happened);
