import { cut, invalid, stale } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/settings';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';
import { environmentDefaults } from '../changes/environment-defaults.js';
import { publishSettings } from '../changes/publish-settings.js';
import { contradictions } from '../domain/contradictions.js';
import { canonical, inForce, type ValueProblem, valueProblem } from '../domain/values.js';

/** An unknown setting name is cut to this length in the error. */
const NAME_SHOWN = 60;

/**
 * Changes settings, all or none. Admins only. Throws `stale` if another change came first, and `invalid` under the name
 * of each wrong setting.
 */
export const saveSettings: Rpc<'saveSettings'> =
  ({ write, env, clock, ids }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    const defaults: Record<string, string> = inForce({}, environmentDefaults(env));
    const newValues = readValues(request.values, defaults);
    const by = { userId: actor.userId, actingUserId: actor.actingUserId || undefined };
    const revision = await write(async (stores) => {
      const published = await stores.settings.lockPublished();
      if (published.revision !== request.revision) throw stale({ current_version: String(published.revision) });
      const together = { ...published.values, ...Object.fromEntries(newValues) };
      refuse(contradictions(inForce(together, environmentDefaults(env)), new Set(newValues.keys())));
      for (const [name, newValue] of newValues) {
        const oldValue = published.values[name] ?? defaults[name] ?? '';
        if (newValue === oldValue) continue;
        const isDefault = newValue === defaults[name];
        await stores.settings.change({ id: ids.id(), name, oldValue, newValue, isDefault, by, at: clock.now() });
      }
      return publishSettings(stores, environmentDefaults(env));
    });
    return { revision };
  };

function readValues(
  values: readonly wire.SettingValue[],
  defaults: Readonly<Record<string, string>>,
): Map<string, string> {
  const problems: Record<string, ValueProblem> = {};
  const newValues = new Map<string, string>();
  for (const { name, value } of values) {
    const text = value === '' ? (defaults[name] ?? '') : value;
    const problem = valueProblem(name, text);
    if (problem === undefined) newValues.set(name, canonical(text));
    else problems[cut(name, NAME_SHOWN)] = problem;
  }
  refuse(problems);
  return newValues;
}

function refuse(problems: Readonly<Record<string, ValueProblem>>): void {
  if (Object.keys(problems).length > 0) throw invalid({ ...problems });
}
