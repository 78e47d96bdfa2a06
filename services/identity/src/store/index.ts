import type { TableConn } from '@setu/kit/db';
import { usedCaptchaStore } from '../captcha/store/used-captchas.js';
import { companyStore } from '../companies/store/companies.js';
import { companyChangeStore } from '../companies/store/company-changes.js';
import { companyListStore } from '../companies/store/company-list.js';
import { companyAdminStore } from '../company-admin/store/company-admin.js';
import { companyRequestStore } from '../company-admin/store/company-requests.js';
import { customerStore } from '../customers/store/customers.js';
import { industryStore } from '../industries/store/industries.js';
import { inviteStore } from '../invites/store/invites.js';
import { rateLimitStore } from '../limits/store/rate-limits.js';
import { emailReaderStore } from '../mail/store/email-readers.js';
import { emailStore } from '../mail/store/emails.js';
import { refusedAddressStore } from '../mail/store/refused-addresses.js';
import { noticeStore } from '../notices/store/notices.js';
import { ownCompanyStore } from '../own-company/store/own-companies.js';
import { ownDataStore } from '../own-data/store/own-data.js';
import { emailChangeStore } from '../own-email/store/email-changes.js';
import { erasureStore } from '../own-erasure/store/erasures.js';
import { traceStore } from '../own-erasure/store/traces.js';
import { ownSessionStore } from '../own-sessions/store/own-sessions.js';
import { credentialStore } from '../passwords/store/credentials.js';
import { passwordResetStore } from '../passwords/store/password-resets.js';
import { userStore } from '../people/store/users.js';
import { placeStore } from '../places/store/places.js';
import { newCompanyStore } from '../registrations/store/new-companies.js';
import { newPersonStore } from '../registrations/store/new-people.js';
import { registrationStore } from '../registrations/store/registrations.js';
import { regulationVersionStore } from '../regulations/store/regulation-versions.js';
import { signatureCheckStore } from '../regulations/store/signature-checks.js';
import { signerStore } from '../regulations/store/signers.js';
import { buyersUsers } from '../reports/store/buyers-users.js';
import { companyReport } from '../reports/store/company-report.js';
import { industryReport } from '../reports/store/industry-report.js';
import { reportDownloadStore } from '../reports/store/report-downloads.js';
import { halfSessionStore } from '../second-factors/store/half-sessions.js';
import { pendingFactorStore } from '../second-factors/store/pending-factors.js';
import { recoveryCodeStore } from '../second-factors/store/recovery-codes.js';
import { secondFactorStore } from '../second-factors/store/second-factors.js';
import { knownDeviceStore } from '../sessions/store/known-devices.js';
import { rememberTokenStore } from '../sessions/store/remember-tokens.js';
import { sessionStore } from '../sessions/store/sessions.js';
import { signInAttemptStore } from '../sessions/store/sign-in-attempts.js';
import { settingStore } from '../settings/store/settings.js';
import { signalStore } from '../signals/store/signals.js';
import { regulationStore } from '../signing/store/regulations.js';
import { signatureStore } from '../signing/store/signatures.js';
import { storedEvidenceStore } from '../signing/store/stored-evidence.js';
import { substitutionStore } from '../substitutions/store/substitutions.js';
import { similarSupplierStore } from '../suppliers/store/similar-suppliers.js';
import { supplierStore } from '../suppliers/store/suppliers.js';
import { pendingHandoverStore } from '../team/store/pending-handovers.js';
import { teamStore } from '../team/store/team.js';
import { personalTokenStore } from '../tokens/store/personal-tokens.js';
import { savedViewStore } from '../views/store/saved-views.js';
import { deliveryStore } from '../webhooks/store/deliveries.js';
import { webhookStore } from '../webhooks/store/webhooks.js';
import type { Tables } from './tables.js';

/** All SQL of the service. The stores work the same on the pool and inside a transaction. */
export const stores = (conn: TableConn<Tables>) => ({
  companies: companyStore(conn),
  companyList: companyListStore(conn),
  reports: {
    number_of_suppliers_industry: industryReport(conn),
    report_on_buyers: companyReport(conn, 'customer'),
    buyers_users: buyersUsers(conn),
    report_on_suppliers: companyReport(conn, 'supplier'),
  },
  reportDownloads: reportDownloadStore(conn),
  companyChanges: companyChangeStore(conn),
  companyAdmin: companyAdminStore(conn),
  companyRequests: companyRequestStore(conn),
  customers: customerStore(conn),
  users: userStore(conn),
  team: teamStore(conn),
  pendingHandovers: pendingHandoverStore(conn),
  invites: inviteStore(conn),
  credentials: credentialStore(conn),
  passwordResets: passwordResetStore(conn),
  ownData: ownDataStore(conn),
  emailChanges: emailChangeStore(conn),
  erasures: erasureStore(conn),
  traces: traceStore(conn),
  ownSessions: ownSessionStore(conn),
  personalTokens: personalTokenStore(conn),
  webhooks: webhookStore(conn),
  deliveries: deliveryStore(conn),
  registrations: registrationStore(conn),
  newCompanies: newCompanyStore(conn),
  newPeople: newPersonStore(conn),
  sessions: sessionStore(conn),
  rememberTokens: rememberTokenStore(conn),
  knownDevices: knownDeviceStore(conn),
  secondFactors: secondFactorStore(conn),
  recoveryCodes: recoveryCodeStore(conn),
  pendingFactors: pendingFactorStore(conn),
  halfSessions: halfSessionStore(conn),
  rateLimits: rateLimitStore(conn),
  usedCaptchas: usedCaptchaStore(conn),
  signInAttempts: signInAttemptStore(conn),
  substitutions: substitutionStore(conn),
  notices: noticeStore(conn),
  emails: emailStore(conn),
  emailReaders: emailReaderStore(conn),
  refusedAddresses: refusedAddressStore(conn),
  settings: settingStore(conn),
  signals: signalStore(conn),
  savedViews: savedViewStore(conn),
  regulations: regulationStore(conn),
  signatures: signatureStore(conn),
  storedEvidence: storedEvidenceStore(conn),
  places: placeStore(conn),
  industries: industryStore(conn),
  ownCompanies: ownCompanyStore(conn),
  signatureChecks: signatureCheckStore(conn),
  regulationVersions: regulationVersionStore(conn),
  signers: signerStore(conn),
  suppliers: { ...supplierStore(conn), ...similarSupplierStore(conn) },
});

export type Stores = ReturnType<typeof stores>;
