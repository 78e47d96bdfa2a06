import type { WriteStores } from '@setu/kit/events';
import { settingsChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { SettingName } from '../domain/definitions.js';
import { inForce } from '../domain/values.js';

/**
 * Publishes the settings in force if they differ from those published last, and returns the revision. Locks the
 * settings against concurrent changes.
 */
export async function publishSettings(
  { settings, outbox }: WriteStores<Stores>,
  environmentDefaults: Partial<Record<SettingName, string>>,
): Promise<number> {
  const published = await settings.lockPublished();
  const stored = Object.fromEntries((await settings.all()).map(({ name, value }) => [name, value]));
  const values: Record<string, string> = inForce(stored, environmentDefaults);
  const names = new Set([...Object.keys(values), ...Object.keys(published.values)]);
  if ([...names].every((name) => values[name] === published.values[name])) return published.revision;
  const revision = published.revision + 1;
  await settings.savePublished({ revision, values });
  await outbox.add(settingsChanged({ revision, values }));
  return revision;
}
