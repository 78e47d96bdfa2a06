import type { ComparedOfferView, MilestoneView, RequestView } from '@setu/contract';
import { isToConfirm } from './confirmation';
import type { NextStep } from './next-step';
import { balanceBeforeShipment } from './unmarked';

/** A situation in which the box of the next step has words of its own: `step.special.<name>`. */
type SpecialStep =
  | 'toClose'
  | 'toCloseByBroker'
  | 'toConfirm'
  | 'toConfirmByBroker'
  | 'payBalance'
  | 'payLateBalance'
  | 'awaitBalance'
  | 'ownChoice'
  | 'customersChoice'
  | 'oneOffer'
  | 'toOwnSupplier'
  | 'toMarkAsSent';

type Deal = Pick<RequestView, 'kind' | 'contract_price' | 'last_customer_condition' | 'status_events'>;
type Offer = Pick<ComparedOfferView, 'preferred' | 'state'>;

/** Returns the offer that the customer marked and that can still be selected. */
export const preferredOffer = <T extends Offer>(offers: readonly T[]): T | undefined =>
  offers.find(({ preferred, state }) => preferred && state === 'open');

/** Returns the situation of a step that its status does not tell, or null. */
export function specialStep(
  { name, key }: NextStep,
  deal: Deal,
  { milestones, offers }: { milestones: readonly MilestoneView[]; offers: readonly Offer[] },
): SpecialStep | null {
  if (name === 'partially_paid' || name === 'shipment_reported') return stepOfDelivery({ name, key }, deal, milestones);
  if (name !== 'in_work' && name !== 'offers_given' && name !== 'offer_received') return null;
  const isBroker = key === 'broker' || key === 'onlooker';
  if (preferredOffer(offers)) return isBroker ? 'customersChoice' : key === 'customer' ? 'ownChoice' : null;
  if (!isBroker || offers.length === 0) return null;
  // Invited suppliers have offered before the request was sent to the product's own supplier.
  if (name === 'in_work') return deal.kind === 'rfc' ? 'toOwnSupplier' : 'toMarkAsSent';
  return name === 'offers_given' && offers.length === 1 ? 'oneOffer' : null;
}

function stepOfDelivery(
  { name, key }: Pick<NextStep, 'name' | 'key'>,
  deal: Deal,
  milestones: readonly MilestoneView[],
): SpecialStep | null {
  const isShipped = name === 'shipment_reported';
  const hasHappened = (of: MilestoneView['kind']) => milestones.some(({ kind, happened }) => kind === of && happened);
  // Delivered and paid: only the broker's confirmation is left.
  if (isShipped && hasHappened('balance') && hasHappened('delivered')) {
    const isReported = milestones.some(
      (one) => one.kind === 'balance' && isToConfirm({ status: 'partially_paid' }, one),
    );
    if (isReported) return key === 'broker' ? 'toConfirmByBroker' : 'toConfirm';
    return key === 'broker' ? 'toCloseByBroker' : 'toClose';
  }
  if (!balanceBeforeShipment(deal, milestones)) return null;
  if (key === 'customer') return isShipped ? 'payLateBalance' : 'payBalance';
  return key === 'supplier' && !isShipped ? 'awaitBalance' : null;
}
