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

/** What a request may undergo; one word per transition. */
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

/** The whole lifecycle: status → { action: the status it leads to }. The same edges stand in table request_transition. */
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

/** Takes a status and an action, gives the status after it; undefined where the lifecycle has no such edge. */
export function after(status: Status, action: Action): Status | undefined {
  return lifecycle[status][action];
}

/** True for a status nothing leads out of. */
export function isTerminal(status: Status): boolean {
  return Object.keys(lifecycle[status]).length === 0;
}

/** The statuses nothing leads out of. */
export const endedStatuses: readonly Status[] = (Object.keys(lifecycle) as Status[]).filter(isTerminal);

/** Where each action leads, from wherever it is allowed. */
export const targets: Partial<Record<Action, Status>> = Object.assign({}, ...Object.values(lifecycle));
