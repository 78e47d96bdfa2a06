import { type OpenMoveView, type RequestStatus, type RequestView, rejectedStatuses } from '@setu/contract';
import { hasOfferToDecide } from '../model/next-step';
import { isTransitionField } from './transition-fields';

/** The texts of a transition: `<textKey>.question`, `consequence`, `action`, `failed`, `done`. */
type TransitionTextKey =
  | `move.${'in_work' | 'send_to_supplier' | 'offer_received' | 'supplier_selected'}`
  | `move.${'contracted' | 'partially_paid' | 'completed'}`
  | 'move.price_sent'
  | 'close.cancel'
  | 'close.reject'
  | 'close.decline';

/**
 * The transitions that this build has texts for. A new transition needs a row here and its texts. Its fields come from
 * the server with the request.
 */
const textKeys: Partial<Record<RequestStatus, TransitionTextKey>> = {
  in_work: 'move.in_work',
  send_to_supplier: 'move.send_to_supplier',
  offer_received: 'move.offer_received',
  supplier_selected: 'move.supplier_selected',
  contracted: 'move.contracted',
  partially_paid: 'move.partially_paid',
  completed: 'move.completed',
  rejected_by_customer: 'close.cancel',
  rejected_by_supplier: 'close.decline',
  rejected_by_broker: 'close.reject',
};

/** A transition available to the reader, with its texts. */
export interface OfferedTransition extends OpenMoveView {
  textKey: TransitionTextKey;
  /** True if it ends the request. */
  isEnd: boolean;
}

const isEnd = (status: RequestStatus): boolean => (rejectedStatuses as readonly RequestStatus[]).includes(status);

type OfferedIn = Pick<RequestView, 'moves' | 'status' | 'waits_for'>;

/** Returns the transitions that can be offered: those with texts and without unknown required fields. */
export function offeredTransitions({ moves, ...request }: OfferedIn): OfferedTransition[] {
  return moves.flatMap((move) => {
    // The price of an offer that has come is not recorded: it is sent on to the customer.
    const isPriceSent = move.status === 'offer_received' && hasOfferToDecide(request);
    const textKey = isPriceSent ? 'move.price_sent' : textKeys[move.status];
    return textKey && move.needs.every(isTransitionField) ? [{ ...move, textKey, isEnd: isEnd(move.status) }] : [];
  });
}
