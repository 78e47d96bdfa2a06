import { forbidden, notFound } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { mayEditOwnCompany } from '../domain/may-edit.js';
import { toForm } from './own-company-message.js';

const maxChanges = 20;

/** For the company's admins. Returns its form and its last change. */
export const getOwnCompany: Rpc<'getOwnCompany'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    if (!mayEditOwnCompany(actor)) throw forbidden();
    const stored = await read.ownCompanies.read(actor.companyId);
    if (stored === undefined) throw notFound();
    const { legalAddr, actualAddr } = stored.form;
    const addresses = actualAddr ? [legalAddr, actualAddr] : [legalAddr];
    const ids = addresses.flatMap(({ regionId, areaId, cityId }) => [regionId, areaId, cityId]).filter(Boolean);
    const [places, changes] = await Promise.all([
      read.places.named([...new Set(ids)]),
      read.companyChanges.edits(actor.companyId, maxChanges),
    ]);
    const people = await read.users.byIds(
      changes.flatMap(({ userId, actingUserId }) => [userId, actingUserId].filter(Boolean)),
    );
    const personOf = new Map(people.map(({ user }) => [user.id, toPerson(user)]));
    return {
      company: toForm(stored.form),
      places,
      version: stored.version,
      isIdentitySigned: stored.isIdentitySigned,
      changes: changes.map(({ version, userId, actingUserId, changedAt, fields }) => ({
        version,
        changedBy: personOf.get(userId),
        acting: personOf.get(actingUserId),
        changedAt: changedAt.toISOString(),
        fields,
      })),
    };
  };
