import type { CaptchaTables } from '../captcha/store/used-captchas.js';
import type { CompanyTables } from '../companies/store/companies.js';
import type { ChangeTables } from '../companies/store/company-changes.js';
import type { CompanyRequestTables } from '../company-admin/store/tables.js';
import type { IndustryTables } from '../industries/store/industries.js';
import type { InviteTables } from '../invites/store/invites.js';
import type { RateLimitTables } from '../limits/store/rate-limits.js';
import type { MailReaderTables } from '../mail/store/email-readers.js';
import type { MailTables } from '../mail/store/emails.js';
import type { RefusedAddressTables } from '../mail/store/refused-addresses.js';
import type { NoticeTables } from '../notices/store/notices.js';
import type { OwnCompanyTables } from '../own-company/store/own-companies.js';
import type { EmailChangeTables } from '../own-email/store/email-changes.js';
import type { ErasureTables } from '../own-erasure/store/erasures.js';
import type { PasswordResetTables } from '../passwords/store/password-resets.js';
import type { PeopleTables } from '../people/store/tables.js';
import type { PlaceTables } from '../places/store/places.js';
import type { RegistrationTables } from '../registrations/store/registrations.js';
import type { CheckTables } from '../regulations/store/signature-checks.js';
import type { ReportDownloadTables } from '../reports/store/report-downloads.js';
import type { SecondFactorTables } from '../second-factors/store/tables.js';
import type { DeviceTables } from '../sessions/store/known-devices.js';
import type { SessionTables } from '../sessions/store/tables.js';
import type { SettingTables } from '../settings/store/settings.js';
import type { StoredEvidenceTables } from '../signing/store/stored-evidence.js';
import type { SigningTables } from '../signing/store/tables.js';
import type { SubstitutionTables } from '../substitutions/store/tables.js';
import type { PendingHandoverTables } from '../team/store/pending-handovers.js';
import type { PersonalTokenTables } from '../tokens/store/personal-tokens.js';
import type { SavedViewTables } from '../views/store/saved-views.js';

import type { DeliveryTables } from '../webhooks/store/deliveries.js';
import type { WebhookTables } from '../webhooks/store/webhooks.js';

/** All tables that the query builder reads and writes. */
export interface Tables
  extends CaptchaTables,
    CompanyRequestTables,
    ChangeTables,
    CheckTables,
    CompanyTables,
    DeliveryTables,
    DeviceTables,
    EmailChangeTables,
    ErasureTables,
    InviteTables,
    IndustryTables,
    StoredEvidenceTables,
    RateLimitTables,
    MailReaderTables,
    MailTables,
    NoticeTables,
    PendingHandoverTables,
    OwnCompanyTables,
    PasswordResetTables,
    PeopleTables,
    PersonalTokenTables,
    PlaceTables,
    RefusedAddressTables,
    RegistrationTables,
    ReportDownloadTables,
    SavedViewTables,
    SecondFactorTables,
    SessionTables,
    SettingTables,
    SigningTables,
    SubstitutionTables,
    WebhookTables {}
