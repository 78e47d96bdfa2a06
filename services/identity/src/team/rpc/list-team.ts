import { invalid, notFound, readPage } from '@setu/kit/core';
import { mustBeUser, readOptionalId } from '@setu/kit/rpc';
import { listSorts } from '@setu/proto/list-sorts';
import { userStatusWord, wireUserStatus } from '@setu/proto/wire-words';
import { userStatuses } from '@setu/proto/words';
import { toTeamLine } from '../../messages/teammate-message.js';
import { searchText } from '../../notices/domain/notices.js';
import type { Rpc } from '../../served.js';
import { actingNow } from '../../substitutions/changes/acting-now.js';
import { managesAllCompanies } from '../domain/team.js';

const sortOf = (requested: { key: string; descending: boolean } | undefined) => {
  if (requested === undefined) return undefined;
  const key = listSorts.users.find((one) => one === requested.key);
  if (key === undefined) throw invalid({ sort: 'invalid_option' });
  return { key, isDescending: requested.descending };
};

/**
 * Returns the users and open invites of the caller's company. For signed-in users. System admins may list any company.
 */
export const listTeam: Rpc<'listTeam'> =
  ({ read, clock, env }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const page = readPage(request.page, { limit: 10 });
    const companyId = readOptionalId(request.companyId) ?? actor.companyId;
    if (companyId !== actor.companyId && !managesAllCompanies(actor)) throw notFound();
    const filter = { companyId, search: searchText(request.search) };
    const statuses =
      request.statuses.length === 0 ? userStatuses : request.statuses.flatMap((status) => userStatusWord(status) ?? []);
    const [lines, counts] = await Promise.all([
      read.team.list({ ...filter, statuses, sort: sortOf(request.sort) }, page),
      read.team.counts(filter),
    ]);
    const total = counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
    const now = clock.now();
    const reading = { actor, keys: env.ACTOR_KEYS, now };
    const active = lines.filter(({ isInvite, status }) => !isInvite && status === 'active');
    const actingFor = await actingNow(
      read,
      active.map(({ id }) => ({ id, companyId })),
      now,
    );
    return {
      lines: lines.map((line) => ({ ...toTeamLine(line, reading), ...actingFor(line.id) })),
      total,
      counts: counts.map(({ status, count }) => ({ status: wireUserStatus(status), count })),
    };
  };
