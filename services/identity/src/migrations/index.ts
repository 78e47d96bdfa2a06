import { auditByMonth, auditMigration } from '@setu/kit/audit';
import type { Migration } from '@setu/kit/db';
import { eventHandlingMigration, inboxMigration, outboxMigration } from '@setu/kit/events';
import { createCompanies } from './202611201000-create-companies.js';
import { createUsers } from './202611201005-create-users.js';
import { createSessions } from './202611201010-create-sessions.js';
import { createNotices } from './202611201015-create-notices.js';
import { createKnownDevices } from './202611220100-create-known-devices.js';
import { createSettings } from './202611220110-create-settings.js';
import { createTakenLimits } from './202611220420-create-taken-limits.js';
import { createSavedViews } from './202611221310-create-saved-views.js';
import { repeatedInnsAside } from './202611221450-repeated-inns-aside.js';
import { customersForRequests } from './202611221500-customers-for-requests.js';
import { repeatedInnsBack } from './202611221620-repeated-inns-back.js';
import { tellOfCompanies } from './202611221640-tell-of-companies.js';
import { createMail } from './202611221700-create-mail.js';
import { defaultView } from './202611221705-default-view.js';
import { createRegistrations } from './202611221720-create-registrations.js';
import { createPasswordResets } from './202611221730-create-password-resets.js';
import { createSignatures } from './202611221730-create-signatures.js';
import { inviteLinks } from './202611221920-invite-links.js';
import { avatars } from './202611221922-avatars.js';
import { substitutionTerms } from './202611221930-substitution-terms.js';
import { createSecondFactors } from './202611221940-create-second-factors.js';
import { createPlaces } from './202611221950-create-places.js';
import { companyChanges } from './202611221955-company-changes.js';
import { registeredWithCertificate } from './202611222000-registered-with-certificate.js';
import { regulationEditions } from './202611222001-regulation-editions.js';
import { createEmailChanges } from './202611222300-create-email-changes.js';
import { createErasures } from './202611222301-create-erasures.js';
import { returnedMails } from './202611222303-returned-mails.js';
import { openCompanyRequests } from './202611222310-open-company-requests.js';
import { sessionRotation } from './202611222321-session-rotation.js';
import { suppliersOfApplications } from './202611222331-suppliers-of-applications.js';
import { similarSuppliers } from './202611230742-similar-suppliers.js';
import { createKeptEvidence } from './202611230750-kept-evidence.js';
import { consentOfInvited } from './202611230755-consent-of-invited.js';
import { createOwedHandovers } from './202611231001-owed-handovers.js';
import { reportDownloads } from './202611232032-report-downloads.js';
import { createPersonalTokens } from './202611232130-create-personal-tokens.js';
import { createWebhooks } from './202611232140-create-webhooks.js';
import { auditEntries } from './202611240020-audit.js';
import { webhooksOfWithdrawnCards } from './202611252350-webhooks-of-withdrawn-cards.js';
import { noticeParts } from './202611281440-notice-parts.js';
import { auditObjects } from './202611282140-audit-objects.js';
import { demandMail } from './202611290940-demand-mail.js';
import { webhooksOfEstimates } from './202611291500-webhooks-of-estimates.js';

/** All migrations of the schema, in order. A released migration is never edited. */
export const migrations: Migration[] = [
  outboxMigration,
  inboxMigration,
  eventHandlingMigration,
  createCompanies,
  createUsers,
  createSessions,
  createNotices,
  createKnownDevices,
  createSettings,
  createTakenLimits,
  createSavedViews,
  repeatedInnsAside,
  customersForRequests,
  repeatedInnsBack,
  tellOfCompanies,
  createMail,
  defaultView,
  createRegistrations,
  createPasswordResets,
  createSignatures,
  inviteLinks,
  avatars,
  substitutionTerms,
  createSecondFactors,
  createPlaces,
  companyChanges,
  registeredWithCertificate,
  regulationEditions,
  createEmailChanges,
  createErasures,
  returnedMails,
  openCompanyRequests,
  sessionRotation,
  suppliersOfApplications,
  similarSuppliers,
  createKeptEvidence,
  consentOfInvited,
  createOwedHandovers,
  reportDownloads,
  createPersonalTokens,
  createWebhooks,
  auditMigration,
  auditEntries,
  webhooksOfWithdrawnCards,
  noticeParts,
  auditObjects,
  demandMail,
  webhooksOfEstimates,
  auditByMonth,
];
