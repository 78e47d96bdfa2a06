import type { CompanyType, MoveField } from '@setu/proto/words';
import { type Action, after, type Status } from './lifecycle.js';
import { type Party, type Permission, permissionsOf, type Subject } from './rights.js';

/** Who may make a transition, and the fields of its form. */
interface MoveForm {
  permission: Permission;
  /** The only side that may make it. Undefined means everyone with the permission. */
  side?: CompanyType;
  needs: readonly MoveField[];
  accepts: readonly MoveField[];
  confirm: boolean;
}

const sure = { needs: [], accepts: ['files'], confirm: true } as const;
const paying = { needs: [], accepts: ['payment', 'files'], confirm: true } as const;
const ending = { needs: ['reject_reason', 'reject_comment'], accepts: ['files'], confirm: false } as const;

/** The transitions that the product offers, in the order of the sequence. The server rejects all others. */
const offered: Record<Exclude<Action, 'publish'>, MoveForm> = {
  take_into_work: { permission: 'manage', ...sure },
  send_to_supplier: { permission: 'manage', ...sure },
  record_offer: { permission: 'manage', needs: ['offer_price'], accepts: ['files'], confirm: false },
  select_supplier: { permission: 'manage', needs: [], accepts: ['supplier_id', 'files'], confirm: true },
  sign_contract: {
    permission: 'manage',
    needs: ['contract_price', 'supplier_id'],
    accepts: ['payment', 'files'],
    confirm: false,
  },
  record_payment: { permission: 'manage', ...paying },
  complete: { permission: 'manage', ...paying },
  cancel: { permission: 'cancel', ...ending },
  reject_as_supplier: { permission: 'reject', side: 'supplier', ...ending },
  reject_as_broker: { permission: 'reject', side: 'broker', ...ending },
};

/** A transition that a user may make now. */
export interface OpenMove extends Pick<MoveForm, 'needs' | 'accepts' | 'confirm'> {
  status: Status;
}

/** Returns the transitions that are offered, permitted to the party and possible in the current status. */
export function movesOpenTo(party: Party, request: Subject): OpenMove[] {
  const permissions = permissionsOf(party, request);
  return Object.entries(offered).flatMap(([action, { permission, side, needs, accepts, confirm }]) => {
    const status = after(request.status, action as Action);
    const isTheirs = permissions.includes(permission) && (side === undefined || side === party.companyType);
    return status !== undefined && isTheirs ? [{ status, needs, accepts, confirm }] : [];
  });
}
