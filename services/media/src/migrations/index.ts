import { inboxMigration, outboxMigration } from '@setu/kit/events';
import { createFiles } from './202611201000-create-files.js';

export const migrations = [outboxMigration, inboxMigration, createFiles];
