import { notFound } from '@setu/kit/core';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import { fullName } from '../../people/domain/full-name.js';
import type { Rpc } from '../../served.js';
import { findCompany } from '../changes/find-company.js';

const maxChanges = 20;

/** Returns the facts about a company that its page does not show, and its latest changes. For admins. */
export const getCompanyCare: Rpc<'getCompanyCare'> =
  ({ read }) =>
  async ({ companyId }, { actor }) => {
    mustBeAdmin(actor);
    const company = await findCompany(read, companyId);
    const [counts, openRequests, changes] = await Promise.all([
      read.companyAdmin.counts(company.id),
      read.companyRequests.open(company.id),
      read.companyAdmin.changes(company.id, maxChanges),
    ]);
    if (counts === undefined) throw notFound();
    const people = await read.users.byIds(
      changes.flatMap(({ userId, actingUserId }) => [userId, actingUserId].filter(Boolean)),
    );
    const nameOf = (id: string): string => {
      const person = people.find(({ user }) => user.id === id);
      return person ? fullName(person.user) : '';
    };
    const { changes: allChanges, ...rest } = counts;
    return {
      ...rest,
      ...{ allChanges, openRequests, blacklisted: company.blacklisted },
      changes: changes.map(({ kind, at, userId, actingUserId }) => ({
        ...{ kind, at: at.toISOString(), person: nameOf(userId), actingPerson: nameOf(actingUserId) },
      })),
    };
  };
