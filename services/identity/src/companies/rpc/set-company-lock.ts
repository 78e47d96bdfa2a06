import { forbidden, notFound, refused } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { isSystemAdmin } from '../../people/domain/roles.js';
import type { Rpc } from '../../served.js';
import { lockCompany } from '../changes/lock-company.js';

/** For ROLE_ADMIN. Locks or unlocks a supplier or a customer. */
export const setCompanyLock: Rpc<'setCompanyLock'> =
  ({ read, write, ids, clock }) =>
  async ({ companyId: requestedId, unlock: active }, { actor }) => {
    mustBeUser(actor);
    if (!isSystemAdmin(actor.companyType, actor.roles)) throw forbidden();
    const companyId = readId(requestedId);
    const company = await read.companies.byId(companyId);
    if (company === undefined || company.deleted) throw notFound();
    if (company.type === 'broker') throw refused('own_company');
    await write((stores) => lockCompany(stores, { companyId, active }, { actor, now: clock.now(), ids }));
    return { active };
  };
