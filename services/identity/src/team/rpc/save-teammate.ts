import { notFound, refused } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { personRoleWord, userStatusWord } from '@setu/proto/wire-words';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { chooseSuccessor } from '../changes/choose-successor.js';
import { readTeammate } from '../changes/read-teammate.js';
import { savePerson } from '../changes/save-person.js';
import { stepDown } from '../changes/step-down.js';
import { changesAccess, validatePerson } from '../domain/person-form.js';
import { lostRoles } from '../domain/team.js';

/**
 * Stores anyone's name, phones, roles and status. System admins only. They cannot change their own roles and status.
 */
export const saveTeammate: Rpc<'saveTeammate'> =
  ({ write, clock, ids }) =>
  async ({ userId: requestedId, roles, status, heirId: requestedSuccessorId, ...contact }, { actor }) => {
    mustBeAdmin(actor);
    const userId = readId(requestedId);
    return write(async (stores) => {
      const companyId = (await stores.users.byId(userId))?.user.companyId;
      // Lock the company, so that two users who step down at the same time do not become each other's successor.
      if (companyId !== undefined) await stores.users.lockCompany(companyId);
      const found = await stores.users.lock(userId);
      if (found === undefined || found.user.status === 'deleted' || found.company.deleted) throw notFound();
      const { user: before, company } = found;
      const typed = {
        contact,
        roles: roles.flatMap((role) => personRoleWord(role) ?? []),
        status: userStatusWord(status),
      };
      const person = validatePerson(typed, { companyType: company.type, roles: before.roles });
      if (userId === actor.userId && changesAccess(before, person)) throw refused('not_oneself');
      const lost = lostRoles(company.type, before, person);
      const successorId = await chooseSuccessor(
        stores,
        { ...before, roles: lost, companyType: company.type },
        requestedSuccessorId,
      );
      const now = clock.now();
      await savePerson(stores, { before, ...person, now });
      const actorIds = { actorUserId: actor.userId, actingUserId: actor.actingUserId };
      if (successorId !== undefined)
        await stepDown(stores, { predecessor: before, roles: lost, successorId, actorIds, eventId: ids.id(), now });
      return { teammate: await readTeammate(stores, { actor, now }, userId) };
    });
  };
