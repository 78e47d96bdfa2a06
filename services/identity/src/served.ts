import { type RpcOf, together } from '@setu/kit/rpc';
import { AuditService } from '@setu/proto/common/audit';
import { ApplicantsService } from '@setu/proto/identity/applicants';
import { AuditDownloadsService } from '@setu/proto/identity/audit_downloads';
import { CaptchaService } from '@setu/proto/identity/captcha';
import { CompaniesService } from '@setu/proto/identity/companies';
import { CompanyCareService } from '@setu/proto/identity/company_care';
import { CustomersService } from '@setu/proto/identity/customers';
import { IndustriesService } from '@setu/proto/identity/industries';
import { InvitesService } from '@setu/proto/identity/invites';
import { LimitsService } from '@setu/proto/identity/limits';
import { MailService } from '@setu/proto/identity/mail';
import { NoticesService } from '@setu/proto/identity/notices';
import { OwnCompanyService } from '@setu/proto/identity/own_company';
import { OwnDataService } from '@setu/proto/identity/own_data';
import { OwnEmailService } from '@setu/proto/identity/own_email';
import { OwnErasureService } from '@setu/proto/identity/own_erasure';
import { OwnSessionsService } from '@setu/proto/identity/own_sessions';
import { PasswordsService } from '@setu/proto/identity/passwords';
import { PeopleService } from '@setu/proto/identity/people';
import { PlacesService } from '@setu/proto/identity/places';
import { RegistrationsService } from '@setu/proto/identity/registrations';
import { RegulationsService } from '@setu/proto/identity/regulations';
import { ReportsService } from '@setu/proto/identity/reports';
import { SecondFactorsService } from '@setu/proto/identity/second_factors';
import { SessionsService } from '@setu/proto/identity/sessions';
import { SettingsService } from '@setu/proto/identity/settings';
import { SignalsService } from '@setu/proto/identity/signals';
import { SigningService } from '@setu/proto/identity/signing';
import { SubstitutionsService } from '@setu/proto/identity/substitutions';
import { SuppliersService } from '@setu/proto/identity/suppliers';
import { TeamService } from '@setu/proto/identity/team';
import { TokensService } from '@setu/proto/identity/tokens';
import { ViewsService } from '@setu/proto/identity/views';
import { WebhooksService } from '@setu/proto/identity/webhooks';
import type { IdentityDeps } from './deps.js';

/** The rpcs of all gRPC services of identity, merged into one table. */
export const served = together(
  AuditService,
  AuditDownloadsService,
  SessionsService,
  CaptchaService,
  PeopleService,
  TeamService,
  InvitesService,
  CompaniesService,
  CompanyCareService,
  CustomersService,
  MailService,
  NoticesService,
  RegistrationsService,
  PasswordsService,
  OwnDataService,
  OwnEmailService,
  OwnErasureService,
  OwnSessionsService,
  SecondFactorsService,
  SettingsService,
  SignalsService,
  LimitsService,
  ViewsService,
  TokensService,
  WebhooksService,
  SigningService,
  PlacesService,
  IndustriesService,
  OwnCompanyService,
  SubstitutionsService,
  RegulationsService,
  ReportsService,
  ApplicantsService,
  SuppliersService,
);

/** A handler of one RPC that still needs its dependencies. */
export type Rpc<K extends keyof typeof served> = RpcOf<typeof served, K, IdentityDeps>;

/** All handlers of one gRPC service. A missing or unknown handler does not compile. */
export type Rpcs<S> = { [K in keyof S & keyof typeof served]: Rpc<K> };
