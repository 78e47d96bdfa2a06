import { findCompany } from '../../company-admin/changes/find-company.js';
import { toTeammate } from '../../messages/teammate-message.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { toSubstitutions } from '../../substitutions/changes/substitution-messages.js';

const maxPeople = 500;

/** Returns the full profiles of a company's users, except those who were removed. System admins only. */
export const listTeammates: Rpc<'listTeammates'> =
  ({ read, clock }) =>
  async ({ companyId }, { actor }) => {
    mustBeAdmin(actor);
    const company = await findCompany(read, companyId);
    const people = (await read.users.membersOf(company.id)).slice(0, maxPeople);
    const now = clock.now();
    const open = await read.substitutions.openAround(
      people.map(({ user }) => user.id),
      now,
    );
    const substitutions = await toSubstitutions(read, open, now);
    return { teammates: people.map((member) => toTeammate(member, { actor, suppliers: [], substitutions })) };
  };
