import type { Actor } from '@setu/proto/common';
import { UserStatus } from '@setu/proto/common/words';
import type { World } from './given.js';

const id = '00000000-0000-4000-8000-000000000000';
const blank = {
  ...{ surname: '', name: '', patronymic: '', mobilePhone: '', workPhone: '', workAddPhone: '', heirId: '' },
  ...{ roles: [], status: UserStatus.ACTIVE },
};

/**
 * The admins' calls about companies and their people, with the expected answers. `only` is for system admins alone.
 * `own` is for calls that company admins may make about their own people and system admins about anyone.
 */
export function careCalls<Only extends { admin: string }, Own extends { admin: string }>(
  client: World['client'],
  only: Only,
  own: Own,
) {
  const none = { ...only, admin: 'not_found' as const };
  const kept = { ...own, admin: 'not_found' as const };
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
    listHeirs: call(kept, (actor) =>
      client.listHeirs({ userId: id, roles: [], status: UserStatus.UNSPECIFIED }, { actor }),
    ),
    removeTeammate: call(kept, (actor) => client.removeTeammate({ userId: id, heirId: '' }, { actor })),
    extendInvite: call(kept, (actor) => client.extendInvite({ inviteId: id }, { actor })),
    removeInvite: call(kept, (actor) => client.removeInvite({ inviteId: id }, { actor })),
    listTeammates: call(none, (actor) => client.listTeammates({ companyId: id }, { actor })),
    saveTeammate: call(none, (actor) => client.saveTeammate({ userId: id, ...blank }, { actor })),
  };
}
