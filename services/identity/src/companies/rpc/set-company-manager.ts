import { forbidden, invalid, notFound } from '@setu/kit/core';
import { mustBeType, readId } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import { isSenior } from '../../people/domain/roles.js';
import type { Rpc } from '../../served.js';
import { assignCompany } from '../changes/assign-company.js';

/** For senior managers. Assigns a supplier or a customer to a manager. */
export const setCompanyManager: Rpc<'setCompanyManager'> =
  ({ read, write, ids, clock }) =>
  async ({ companyId: requestedId, userId }, { actor }) => {
    mustBeType(actor, 'broker');
    if (!isSenior(actor.companyType, actor.roles)) throw forbidden();
    const companyId = readId(requestedId);
    const company = await read.companies.byId(companyId);
    if (company === undefined || company.deleted || company.type === 'broker') throw notFound();
    const manager = await write(async (stores) => {
      // The lock prevents the manager from leaving at the same time. Otherwise the company could be assigned to a
      // departed user.
      await stores.users.lockCompany(actor.companyId);
      const found = (await stores.users.managers()).find(({ user }) => user.id === userId.toLowerCase());
      if (found === undefined) throw invalid({ userId: 'invalid_option' });
      await assignCompany(stores, { companyId, managerId: found.user.id }, { actor, now: clock.now(), ids });
      return found.user;
    });
    return { brokerManager: toPerson(manager) };
  };
