import { auditByMonth, auditMigration } from '@setu/kit/audit';
import {
  departedUserMigration,
  eventHandlingMigration,
  inboxMigration,
  outboxMigration,
  settingsReadModelMigration,
} from '@setu/kit/events';
import { createCopies } from './202611201000-create-copies.js';
import { createReviews } from './202611201010-create-reviews.js';
import { skuCopyRevisions } from './202611220030-sku-copy-revisions.js';
import { reviewRounds } from './202611222350-review-rounds.js';
import { createTranslations } from './202611222351-create-translations.js';
import { workOnApplications } from './202611222352-work-on-applications.js';
import { applicationLog } from './202611230740-application-log.js';
import { similarApplications } from './202611230741-similar-applications.js';
import { translationSources } from './202611230960-translation-sources.js';
import { cardsByRussianName } from './202611230961-cards-by-russian-name.js';
import { cardsByEnglishName } from './202611230962-cards-by-english-name.js';
import { auditEntries } from './202611240020-audit.js';
import { createDiscussions } from './202611261200-create-discussions.js';
import { withdrawnReviews } from './202611281500-withdrawn-reviews.js';
import { auditObjects } from './202611282140-audit-objects.js';
import { correctedFields } from './202611301610-corrected-fields.js';
import { localeOfApplications } from './202612021100-locale-of-applications.js';

/** All migrations of the service's schema, oldest first. */
export const migrations = [
  outboxMigration,
  inboxMigration,
  eventHandlingMigration,
  createCopies,
  createReviews,
  skuCopyRevisions,
  departedUserMigration,
  reviewRounds,
  createTranslations,
  settingsReadModelMigration,
  workOnApplications,
  applicationLog,
  similarApplications,
  translationSources,
  cardsByRussianName,
  cardsByEnglishName,
  auditMigration,
  auditEntries,
  createDiscussions,
  withdrawnReviews,
  auditObjects,
  correctedFields,
  localeOfApplications,
  auditByMonth,
];
