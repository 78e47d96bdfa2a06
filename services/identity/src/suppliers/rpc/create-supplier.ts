import { mustHave, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/identity/suppliers';
import { isSenior } from '../../people/domain/roles.js';
import type { Rpc } from '../../served.js';
import { createSupplier as create } from '../changes/create-supplier.js';
import { inviteFirstUser } from '../changes/invite-first-user.js';
import { fromForm } from './supplier-message.js';

/**
 * Creates a supplier and, if requested, invites its first user, all or nothing. Managers only. The proto describes its
 * errors.
 */
export const createSupplier: Rpc<'createSupplier'> =
  ({ write, clock, ids, env }) =>
  async (request, { actor }) => {
    mustHave(actor, 'supplier_create');
    const companyId = readId(request.companyId);
    const applicationId = request.applicationId === '' ? undefined : readId(request.applicationId);
    const sent = fromForm(request.form);
    const named = isSenior(actor.companyType, actor.roles) ? sent.managerId : undefined;
    const typed = { ...sent, managerId: named ?? actor.userId };
    const [key = ''] = env.ACTOR_KEYS;
    return write((stores) =>
      stores.idempotent(
        {
          principal: [actor.userId, actor.actingUserId].filter(Boolean).join('/'),
          route: 'CreateSupplier',
          key: request.idempotencyKey,
          // The BFF makes a new company id for each try, so it is not part of the fingerprint.
          fingerprint: wire.CreateSupplierRequest.encode({ ...request, companyId: '' }).finish(),
          answer: wire.CreateSupplierResponse,
        },
        async () => {
          const context = { actor, now: clock.now(), ids };
          const supplier = await create(stores, { companyId, typed, applicationId }, context);
          if (request.invites) await inviteFirstUser(stores, { companyId, supplier }, { clock, ids, key, actor });
          return { companyId };
        },
      ),
    );
  };
