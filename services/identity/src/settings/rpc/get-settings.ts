import { wireSettingType } from '@setu/proto/wire-words';
import { toName } from '../../messages/person-message.js';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { environmentDefaults } from '../changes/environment-defaults.js';
import { definitionOf, settingNames } from '../domain/definitions.js';
import { inForce } from '../domain/values.js';

/**
 * Returns all settings in force. For admins and for the system. The system does not receive the names of the users who
 * changed the settings.
 */
export const getSettings: Rpc<'getSettings'> =
  ({ read, env }) =>
  async (_request, { actor }) => {
    const forSystem = actor.kind === 'system';
    if (!forSystem) mustBeAdmin(actor);
    const [stored, { revision }] = await Promise.all([read.settings.all(), read.settings.published()]);
    const who = forSystem ? [] : await read.users.byIds(stored.map(({ changedBy }) => changedBy));
    const nameOf = new Map(who.map(({ user }) => [user.id, toName(user)]));
    const change = new Map(stored.map((setting) => [setting.name, setting]));
    const defaults = inForce({}, environmentDefaults(env));
    const values = inForce(
      Object.fromEntries(stored.map(({ name, value }) => [name, value])),
      environmentDefaults(env),
    );
    const settings = settingNames.map((name) => {
      const definition = definitionOf(name);
      const bounds = definition.type === 'number' ? definition : { min: 0, max: 0 };
      const changed = change.get(name);
      return {
        ...{ name, type: wireSettingType(definition.type), value: values[name], defaultValue: defaults[name] },
        ...{ min: BigInt(bounds.min), max: BigInt(bounds.max), meaning: definition.meaning },
        changedBy: changed && nameOf.get(changed.changedBy),
        changedAt: forSystem ? '' : (changed?.changedAt.toISOString() ?? ''),
      };
    });
    return { settings, revision };
  };
