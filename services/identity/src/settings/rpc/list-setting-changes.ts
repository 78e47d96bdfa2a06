import { readPage } from '@setu/kit/core';
import { SettingType } from '@setu/proto/identity/words';
import { wireSettingType } from '@setu/proto/wire-words';
import { toName } from '../../messages/person-message.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { definitionOf, isSettingName } from '../domain/definitions.js';

/** Returns a page of setting changes, newest first. Admins only. */
export const listSettingChanges: Rpc<'listSettingChanges'> =
  ({ read }) =>
  async (query, { actor }) => {
    mustBeAdmin(actor);
    const { changes, total } = await read.settings.changes(readPage(query.page));
    const people = await read.users.byIds(
      changes.flatMap(({ userId, actingUserId }) => [userId, actingUserId ?? userId]),
    );
    const nameOf = new Map(people.map(({ user }) => [user.id, toName(user)]));
    return {
      total,
      changes: changes.map(({ name, oldValue, newValue, userId, actingUserId, at }) => ({
        ...{ name, oldValue, newValue, changedBy: nameOf.get(userId), changedAt: at.toISOString() },
        type: isSettingName(name) ? wireSettingType(definitionOf(name).type) : SettingType.UNSPECIFIED,
        acting: actingUserId === undefined ? undefined : nameOf.get(actingUserId),
      })),
    };
  };
