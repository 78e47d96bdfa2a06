import { eventHandlingMigration, inboxMigration, outboxMigration } from '@setu/kit/events';
import { createFiles } from './202611201000-create-files.js';
import { leaseFiles } from './202611220040-lease-files.js';
import { countStrangers } from './202611220050-count-strangers.js';
import { copySettings } from './202611220130-copy-settings.js';
import { measurePictures } from './202611220510-measure-pictures.js';
import { keepImports } from './202611230700-keep-imports.js';

export const migrations = [
  outboxMigration,
  inboxMigration,
  eventHandlingMigration,
  createFiles,
  leaseFiles,
  countStrangers,
  copySettings,
  measurePictures,
  keepImports,
];
