import type { Actor } from '@setu/proto/common';
import { UserStatus } from '@setu/proto/common/words';
import type { World } from './fixtures.js';

const id = '00000000-0000-4000-8000-000000000000';
const blank = {
  ...{ surname: '', name: '', patronymic: '', mobilePhone: '', workPhone: '', workAddPhone: '', heirId: '' },
  ...{ roles: [], status: UserStatus.ACTIVE },
};

/**
 * The admins' calls about companies and their users, with the expected answers. `only` holds the answers to calls that
 * only system admins may make. `shared` holds the answers to calls that company admins may make about their own users,
 * and system admins about anyone.
 */
export function adminCalls<Only extends { admin: string }, Shared extends { admin: string }>(
  client: World['client'],
  only: Only,
  shared: Shared,
) {
  const none = { ...only, admin: 'not_found' as const };
  const sharedMissing = { ...shared, admin: 'not_found' as const };
  const call = <Who>(expected: Who, of: (actor: Actor) => Promise<unknown>): [Who, typeof of] => [expected, of];
  return {
    listAllCompanies: call(only, (actor) => client.listAllCompanies({ search: '', types: [] }, { actor })),
    getCompanyCare: call(none, (actor) => client.getCompanyCare({ companyId: id }, { actor })),
    getMatureState: call(none, (actor) => client.getMatureState({ companyId: id }, { actor })),
    setCompanyBlacklisted: call(none, (actor) =>
      client.setCompanyBlacklisted({ companyId: id, blacklisted: true }, { actor }),
    ),
    deleteCompany: call(none, (actor) => client.deleteCompany({ companyId: id }, { actor })),
    setCompanyLock: call(none, (actor) => client.setCompanyLock({ companyId: id, unlock: true }, { actor })),
    listHeirs: call(sharedMissing, (actor) =>
      client.listHeirs({ userId: id, roles: [], status: UserStatus.UNSPECIFIED }, { actor }),
    ),
    removeTeammate: call(sharedMissing, (actor) => client.removeTeammate({ userId: id, heirId: '' }, { actor })),
    extendInvite: call(sharedMissing, (actor) => client.extendInvite({ inviteId: id }, { actor })),
    removeInvite: call(sharedMissing, (actor) => client.removeInvite({ inviteId: id }, { actor })),
    listTeammates: call(none, (actor) => client.listTeammates({ companyId: id }, { actor })),
    saveTeammate: call(none, (actor) => client.saveTeammate({ userId: id, ...blank }, { actor })),
  };
}
