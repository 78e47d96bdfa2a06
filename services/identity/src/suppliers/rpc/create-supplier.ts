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
  async (asked, { actor }) => {
    mustHave(actor, 'supplier_create');
    const companyId = readId(asked.companyId);
    const applicationId = asked.applicationId === '' ? undefined : readId(asked.applicationId);
    const sent = fromForm(asked.form);
    const named = isSenior(actor.companyType, actor.roles) ? sent.managerId : undefined;
    const typed = { ...sent, managerId: named ?? actor.userId };
    const [key = ''] = env.ACTOR_KEYS;
    return write((stores) =>
      stores.idempotent(
        {
          principal: [actor.userId, actor.actingUserId].filter(Boolean).join('/'),
          route: 'CreateSupplier',
          key: asked.idempotencyKey,
          // The BFF makes a new company id for each try, so it is not part of the fingerprint.
          fingerprint: wire.CreateSupplierRequest.encode({ ...asked, companyId: '' }).finish(),
          answer: wire.CreateSupplierResponse,
        },
        async () => {
          const doing = { actor, now: clock.now(), ids };
          const supplier = await create(stores, { companyId, typed, applicationId }, doing);
          if (asked.invites) await inviteFirstUser(stores, { companyId, supplier }, { clock, ids, key, actor });
          return { companyId };
        },
      ),
    );
  };
