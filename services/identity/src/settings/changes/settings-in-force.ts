import type { IdentityDeps } from '../../deps.js';
import type { SettingValues } from '../domain/definitions.js';
import { inForce, readValues } from '../domain/values.js';
import { environmentDefaults } from './environment-defaults.js';

/** Returns the settings in force, as this service uses them. */
export async function settingsInForce({ read, env }: Pick<IdentityDeps, 'read' | 'env'>): Promise<SettingValues> {
  const stored = (await read.settings.all()).map(({ name, value }) => [name, value]);
  return readValues(inForce(Object.fromEntries(stored), environmentDefaults(env)));
}
