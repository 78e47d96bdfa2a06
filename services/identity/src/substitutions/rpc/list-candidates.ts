import { readPage } from '@setu/kit/core';
import { toPerson } from '../../messages/person-message.js';
import { searchText } from '../../notices/domain/notices.js';
import type { Rpc } from '../../served.js';
import { personToArrange } from '../changes/may-arrange.js';
import { toSubstitutions } from '../changes/substitution-messages.js';

/**
 * Returns the other active users of the company, by name. A user who has a substitute comes with that substitution. For
 * the substituted user or an administrator.
 */
export const listCandidates: Rpc<'listCandidates'> =
  ({ read, clock }) =>
  async ({ userId, search, page }, { actor }) => {
    const person = await personToArrange(read, actor, userId);
    const window = readPage(page, { limit: 10 });
    const now = clock.now();
    const filter = { companyId: person.user.companyId, butId: person.user.id, search: searchText(search) };
    const [found, total] = await Promise.all([
      read.substitutions.colleagues(filter, window),
      read.substitutions.countColleagues(filter),
    ]);
    const ids = found.map(({ user }) => user.id);
    const substitutions = await toSubstitutions(read, await read.substitutions.openOf(ids, now), now);
    const candidates = found.map(({ user }) => ({
      person: { ...toPerson(user), email: '' },
      taken: substitutions.find((line) => line.user?.id === user.id),
    }));
    return { candidates, total };
  };
