import type { RequestStatus } from '@setu/proto/words';

/** The forward sequence of a request (specification, section 4). */
export const sequence = [
  'new',
  'in_work',
  'send_to_supplier',
  'offer_received',
  'supplier_selected',
  'contracted',
  'partially_paid',
  'completed',
] as const satisfies readonly RequestStatus[];
export type Status = RequestStatus;

/** The actions on a request, one for each transition. */
export type Action =
  | 'publish'
  | 'take_into_work'
  | 'send_to_supplier'
  | 'record_offer'
  | 'select_supplier'
  | 'sign_contract'
  | 'record_payment'
  | 'complete'
  | 'cancel'
  | 'reject_as_supplier'
  | 'reject_as_broker';

const closing = { cancel: 'rejected_by_customer', reject_as_broker: 'rejected_by_broker' } as const;
const closingWithSupplier = { ...closing, reject_as_supplier: 'rejected_by_supplier' } as const;

/**
 * The full lifecycle: for each status, the actions and the statuses they lead to. The table request_transition has the
 * same transitions.
 */
export const lifecycle: Record<Status, Partial<Record<Action, Status>>> = {
  draft: { publish: 'new' },
  new: { take_into_work: 'in_work', ...closing },
  in_work: { send_to_supplier: 'send_to_supplier', ...closing },
  send_to_supplier: { record_offer: 'offer_received', ...closingWithSupplier },
  offer_received: { select_supplier: 'supplier_selected', ...closingWithSupplier },
  supplier_selected: { sign_contract: 'contracted', ...closingWithSupplier },
  contracted: { record_payment: 'partially_paid', ...closingWithSupplier },
  partially_paid: { complete: 'completed', ...closingWithSupplier },
  completed: {},
  rejected_by_customer: {},
  rejected_by_supplier: {},
  rejected_by_broker: {},
};

/** Returns the status after an action, or undefined if the lifecycle does not allow it. */
export function statusAfter(status: Status, action: Action): Status | undefined {
  return lifecycle[status][action];
}

/** Returns whether a status is final. */
export function isTerminal(status: Status): boolean {
  return Object.keys(lifecycle[status]).length === 0;
}

/** The final statuses. */
export const endedStatuses: readonly Status[] = (Object.keys(lifecycle) as Status[]).filter(isTerminal);

/** The status that each action leads to. */
export const targets: Partial<Record<Action, Status>> = Object.assign({}, ...Object.values(lifecycle));
