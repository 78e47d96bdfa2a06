import type { RejectReason, RequestStatus } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';

/** The reasons of the specification that make sense for each side, in the order of its dialog. */
const bySide = {
  rejected_by_supplier: ['bad_delivery', 'bad_price', 'bad_offer', 'other'],
  rejected_by_broker: ['supplier_not_found', 'bad_delivery', 'other'],
  rejected_by_customer: ['need_changed', 'bad_price', 'bad_offer', 'bad_delivery', 'other'],
} as const satisfies Partial<Record<RequestStatus, readonly RejectReason[]>>;

const ofOffers: readonly RejectReason[] = ['bad_price', 'bad_offer'];

/**
 * Returns the reasons that a side can choose from to end a request with this status. Before an offer, a customer cannot
 * dislike it.
 */
export function reasonsFor(status: RequestStatus, hasOffer: boolean): readonly RejectReason[] {
  if (!(status in bySide)) return [];
  const reasons: readonly RejectReason[] = bySide[status as keyof typeof bySide];
  const isEarly = status === 'rejected_by_customer' && !hasOffer;
  return isEarly ? reasons.filter((reason) => !ofOffers.includes(reason)) : reasons;
}

/** Returns the function that words a reason as the side that ended the request with this status means it. */
export function useReasonText(): (reason: RejectReason, status: RequestStatus) => string {
  const t = useTexts('statuses');
  return (reason, status) => {
    if (
      status === 'rejected_by_supplier' &&
      (reason === 'bad_price' || reason === 'bad_offer' || reason === 'bad_delivery')
    )
      return t(`supplierReason.${reason}`);
    if (status === 'rejected_by_broker' && reason === 'bad_delivery') return t(`brokerReason.${reason}`);
    return t(`rejectReason.${reason}`);
  };
}
