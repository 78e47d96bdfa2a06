import { inboxMigration, outboxMigration } from '@setu/kit/events';
import { createCopies } from './202611201000-create-copies.js';
import { createReviews } from './202611201010-create-reviews.js';

export const migrations = [outboxMigration, inboxMigration, createCopies, createReviews];
