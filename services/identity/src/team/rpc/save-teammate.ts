import { notFound, refused } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { personRoleWord, userStatusWord } from '@setu/proto/wire-words';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { readTeammate } from '../changes/read-teammate.js';
import { savePerson } from '../changes/save-person.js';
import { changesStanding, readyPerson } from '../domain/kept-person.js';

/** System admins. Anybody's name, phones, roles and status; one's own roles and status are another admin's to change. */
export const saveTeammate: Rpc<'saveTeammate'> =
  ({ write, clock }) =>
  async ({ userId: asked, roles, status, ...contact }, { actor }) => {
    mustBeAdmin(actor);
    const userId = readId(asked);
    return write(async (stores) => {
      const found = await stores.users.lock(userId);
      if (found === undefined || found.user.status === 'deleted' || found.company.deleted) throw notFound();
      const { user: before, company } = found;
      const typed = {
        contact,
        roles: roles.flatMap((role) => personRoleWord(role) ?? []),
        status: userStatusWord(status),
      };
      const person = readyPerson(typed, { companyType: company.type, roles: before.roles });
      if (userId === actor.userId && changesStanding(before, person)) throw refused('not_oneself');
      await savePerson(stores, { before, ...person, now: clock.now() });
      return { teammate: await readTeammate(stores, actor, userId) };
    });
  };
