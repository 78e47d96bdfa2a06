import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/invitations';
import { performTransition } from '../../requests/changes/transition-request.js';
import { conflict } from '../../requests/domain/refusals.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { readFields } from '../../wire/read-fields.js';
import { changeInvitations } from '../changes/change-invitations.js';
import { refusedSuppliers } from '../changes/refused-suppliers.js';
import { areSendingOut, invite, mayInvite, readSuppliers } from '../domain/inviting.js';
import { invitationViews } from './invitation-view.js';

export const inviteSuppliers: Rpc<'inviteSuppliers'> =
  (deps) =>
  async ({ requestId, supplierCompanyIds, idempotencyKey: key }, { actor }) => {
    mustBeUser(actor);
    const id = readId(requestId);
    const supplierIds = await readFields(
      async () => demand(actor, await deps.read.requests.get(id), 'manage'),
      () => readSuppliers(supplierCompanyIds),
    );
    const fingerprint = JSON.stringify([id, ...supplierIds]);
    const idempotency = { principal: principalOf(actor), route: 'InviteSuppliers', key, fingerprint };
    return deps.write((stores) =>
      stores.idempotent({ ...idempotency, answer: wire.InviteSuppliersResponse }, async () => {
        let refused: wire.RefusedSupplier[] = [];
        const before = await changeInvitations(deps, stores, {
          actor,
          requestId: id,
          change: async ({ request, invitations, at }) => {
            if (!mayInvite(request.status)) throw conflict(request);
            refused = await refusedSuppliers(stores, supplierIds);
            const open = supplierIds.filter((each) => !refused.some(({ companyId }) => companyId === each));
            return invite(invitations, open, { requestId: id, at, id: deps.ids.id });
          },
        });
        const transition = { action: 'send_to_supplier' } as const;
        if (areSendingOut(before))
          await performTransition(deps, stores, { command: { actor, transition, input: { version: 0 } }, before });
        return { invitations: await invitationViews(stores, id), refused };
      }),
    );
  };
