import type { Write } from '@setu/kit/events';
import type { Task } from '@setu/kit/process';
import { settingsChanged } from '../events.js';
import type { Stores } from '../store/index.js';

/**
 * Publishes the settings in force once a day, even if nothing changed. The event bus keeps events for a week, and a
 * service that starts for the first time later needs them too. Other services recognise the same revision and ignore
 * it.
 */
export const republishSettings = ({ write }: { write: Write<Stores> }): Task => ({
  name: 'identity.tell-settings-again',
  cron: '41 2 * * *',
  run: () =>
    write(async ({ settings, outbox }) => {
      await outbox.add(settingsChanged(await settings.lockPublished()));
    }),
});
