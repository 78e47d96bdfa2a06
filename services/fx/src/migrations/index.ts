import { eventHandlingMigration, inboxMigration, outboxMigration, settingsReadModelMigration } from '@setu/kit/events';
import { createRates } from './202611201000-create-rates.js';

export const migrations = [
  outboxMigration,
  inboxMigration,
  eventHandlingMigration,
  createRates,
  settingsReadModelMigration,
];
