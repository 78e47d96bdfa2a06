import type { WriteStores } from '@setu/kit/events';
import { settingsChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { SettingName } from '../domain/definitions.js';
import { inForce } from '../domain/values.js';

/**
 * Publishes the settings in force if they differ from those published last, and returns the revision. Locks the
 * settings against concurrent changes.
 */
export async function tellSettings(
  { settings, outbox }: WriteStores<Stores>,
  ownDefaults: Partial<Record<SettingName, string>>,
): Promise<number> {
  const told = await settings.lockTold();
  const stored = Object.fromEntries((await settings.all()).map(({ name, value }) => [name, value]));
  const values: Record<string, string> = inForce(stored, ownDefaults);
  const names = new Set([...Object.keys(values), ...Object.keys(told.values)]);
  if ([...names].every((name) => values[name] === told.values[name])) return told.revision;
  const revision = told.revision + 1;
  await settings.saveTold({ revision, values });
  await outbox.add(settingsChanged({ revision, values }));
  return revision;
}
