import type { CompanyType, MoveField } from '@setu/proto/words';
import { type Action, type Status, statusAfter } from './lifecycle.js';
import { type Party, type Permission, permissionsOf, type Subject } from './rights.js';

/** Who may make a transition, and the fields of its form. */
interface TransitionForm {
  permission: Permission;
  /** The only side that may make the transition. Undefined means everyone with the permission. */
  side?: CompanyType;
  needs: readonly MoveField[];
  accepts: readonly MoveField[];
  confirm: boolean;
}

const confirming = { needs: [], accepts: [], confirm: true } as const;
const paying = { needs: [], accepts: ['payment', 'files'], confirm: true } as const;
const ending = { needs: ['reject_reason', 'reject_comment'], accepts: ['files'], confirm: false } as const;

/**
 * The transitions that the product offers, in the order in which a request goes through them. The server rejects all
 * others.
 */
const offered: Record<Exclude<Action, 'publish'>, TransitionForm> = {
  take_into_work: { permission: 'manage', ...confirming },
  send_to_supplier: { permission: 'manage', ...confirming },
  record_offer: { permission: 'manage', needs: ['offer_price'], accepts: ['files'], confirm: false },
  select_supplier: { permission: 'manage', needs: [], accepts: ['supplier_id', 'files'], confirm: true },
  sign_contract: {
    permission: 'manage',
    needs: ['contract_price', 'supplier_id'],
    accepts: ['contract_number', 'contract_date', 'payment', 'files'],
    confirm: false,
  },
  record_payment: { permission: 'manage', ...paying },
  complete: { permission: 'manage', ...paying },
  cancel: { permission: 'cancel', ...ending },
  reject_as_supplier: { permission: 'reject', side: 'supplier', ...ending },
  reject_as_broker: { permission: 'reject', side: 'broker', ...ending },
};

/** A transition that a user may make now. */
export interface AvailableTransition extends Pick<TransitionForm, 'needs' | 'accepts' | 'confirm'> {
  status: Status;
}

/** Returns the transitions that are offered, permitted to the party and possible in the current status. */
export function availableTransitions(party: Party, request: Subject): AvailableTransition[] {
  const permissions = permissionsOf(party, request);
  return Object.entries(offered).flatMap(([action, { permission, side, needs, accepts, confirm }]) => {
    const status = statusAfter(request.status, action as Action);
    const isPermitted = permissions.includes(permission) && (side === undefined || side === party.companyType);
    return status !== undefined && isPermitted ? [{ status, needs, accepts, confirm }] : [];
  });
}
