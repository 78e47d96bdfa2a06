import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { blacklistCompany } from '../changes/blacklist-company.js';
import { findCompany, refuseBroker } from '../changes/find-company.js';

/** For admins. Hides a supplier or a customer, or shows it again. */
export const setCompanyBlacklisted: Rpc<'setCompanyBlacklisted'> =
  ({ read, write, ids, clock }) =>
  async ({ companyId, blacklisted }, { actor }) => {
    mustBeAdmin(actor);
    const company = await findCompany(read, companyId);
    refuseBroker(company);
    const change = { companyId: company.id, blacklisted };
    await write((stores) => blacklistCompany(stores, change, { actor, now: clock.now(), ids }));
    return { blacklisted };
  };
