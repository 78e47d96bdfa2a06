import { forbidden, invalid, notFound } from '@setu/kit/core';
import { mustBeType, readId } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import { isSenior } from '../../people/domain/roles.js';
import type { Rpc } from '../../served.js';
import { giveCompany } from '../changes/give-company.js';

/** Seniors. Gives a supplier or a customer to a manager. */
export const setCompanyManager: Rpc<'setCompanyManager'> =
  ({ read, write, ids, clock }) =>
  async ({ companyId: asked, userId }, { actor }) => {
    mustBeType(actor, 'broker');
    if (!isSenior(actor.companyType, actor.roles)) throw forbidden();
    const companyId = readId(asked);
    const company = await read.companies.byId(companyId);
    if (company === undefined || company.deleted || company.type === 'broker') throw notFound();
    const manager = (await read.users.managers()).find(({ user }) => user.id === userId.toLowerCase());
    if (manager === undefined) throw invalid({ userId: 'invalid_option' });
    const given = { companyId, managerId: manager.user.id };
    await write((stores) => giveCompany(stores, given, { actor, now: clock.now(), ids }));
    return { brokerManager: toPerson(manager.user) };
  };
