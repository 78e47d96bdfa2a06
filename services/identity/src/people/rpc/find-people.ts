import { toName } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { mustBeAdmin } from '../changes/must-be-admin.js';

const maxSearch = 100;

/** For admins. Returns users of all companies whose name or email contains the text, without their contact data. */
export const findPeople: Rpc<'findPeople'> =
  ({ read }) =>
  async ({ search }, { actor }) => {
    mustBeAdmin(actor);
    const found = await read.users.found(search.trim().slice(0, maxSearch), actor.companyId);
    return {
      people: found.map(({ user, company }) => ({ person: toName(user), companyShortName: company.shortName })),
    };
  };
