import type { Write } from '@setu/kit/events';
import type { Task } from '@setu/kit/process';
import { settingsChanged } from '../events.js';
import type { Stores } from '../store/index.js';

/**
 * Tells the settings in force once a day, changed or not: buses keep what was told for a week, and a service that starts
 * for the first time later has to hear them too. Who knows them already finds the same revision.
 */
export const tellSettingsAgain = ({ write }: { write: Write<Stores> }): Task => ({
  name: 'identity.tell-settings-again',
  cron: '41 2 * * *',
  run: () =>
    write(async ({ settings, outbox }) => {
      await outbox.add(settingsChanged(await settings.lockTold()));
    }),
});
