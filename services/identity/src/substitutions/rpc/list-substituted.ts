import { readPage } from '@setu/kit/core';
import { searchText } from '../../notices/domain/notices.js';
import type { Rpc } from '../../served.js';
import { personToArrange } from '../changes/may-arrange.js';
import { toSubstitutions } from '../changes/substitution-messages.js';

/** Returns the users that a user substitutes, now or later. For that user or an administrator. */
export const listSubstituted: Rpc<'listSubstituted'> =
  ({ read, clock }) =>
  async ({ userId, search, page }, { actor }) => {
    const person = await personToArrange(read, actor, userId);
    const { offset, limit } = readPage(page, { limit: 10 });
    const now = clock.now();
    const all = await toSubstitutions(read, await read.substitutions.openBy(person.user.id, now), now);
    const searched = searchText(search).toLowerCase();
    const matching = all.filter(({ user }) =>
      [user?.surname, user?.name, user?.patronymic].join(' ').toLowerCase().includes(searched),
    );
    return { substitutions: matching.slice(offset, offset + limit), total: matching.length };
  };
