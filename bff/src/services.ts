import { connect, readRpcTls, together } from '@setu/kit/rpc';
import { CardFormsService } from '@setu/proto/catalogue/card_forms';
import { CardViewsService } from '@setu/proto/catalogue/card_views';
import { CardsService } from '@setu/proto/catalogue/cards';
import { CategoriesService } from '@setu/proto/catalogue/categories';
import { CategoryTreeService } from '@setu/proto/catalogue/category_tree';
import { ContentService } from '@setu/proto/catalogue/content';
import { CostTablesService } from '@setu/proto/catalogue/cost_tables';
import { DemandService } from '@setu/proto/catalogue/demand';
import { HomeCareService } from '@setu/proto/catalogue/home_care';
import { HsCodesService } from '@setu/proto/catalogue/hs_codes';
import { ImportsService } from '@setu/proto/catalogue/imports';
import { LandedPricesService } from '@setu/proto/catalogue/landed_prices';
import { ReferenceService } from '@setu/proto/catalogue/reference';
import { ReportsService as CatalogueReportsService } from '@setu/proto/catalogue/reports';
import { SearchService } from '@setu/proto/catalogue/search';
import { SearchWordsService } from '@setu/proto/catalogue/search_words';
import { SitemapService } from '@setu/proto/catalogue/sitemap';
import { StaticPagesService } from '@setu/proto/catalogue/static_pages';
import { AuditService } from '@setu/proto/common/audit';
import { RatesService } from '@setu/proto/fx/rates';
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
import { OwnDataService as IdentityOwnDataService } from '@setu/proto/identity/own_data';
import { OwnEmailService } from '@setu/proto/identity/own_email';
import { OwnErasureService } from '@setu/proto/identity/own_erasure';
import { OwnSessionsService } from '@setu/proto/identity/own_sessions';
import { PasswordsService } from '@setu/proto/identity/passwords';
import { PeopleService } from '@setu/proto/identity/people';
import { PlacesService } from '@setu/proto/identity/places';
import { RegistrationsService } from '@setu/proto/identity/registrations';
import { RegulationsService } from '@setu/proto/identity/regulations';
import { ReportsService as IdentityReportsService } from '@setu/proto/identity/reports';
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
import { FilesService } from '@setu/proto/media/files';
import { OwnDataService as MediaOwnDataService } from '@setu/proto/media/own_data';
import { CartService } from '@setu/proto/request/cart';
import { ClaimsService } from '@setu/proto/request/claims';
import { CompanyLoadsService } from '@setu/proto/request/company_loads';
import { DeskService } from '@setu/proto/request/desk';
import { DraftsService } from '@setu/proto/request/drafts';
import { EstimatesService } from '@setu/proto/request/estimates';
import { ExportsService } from '@setu/proto/request/exports';
import { InvitationsService } from '@setu/proto/request/invitations';
import { LoadsService } from '@setu/proto/request/loads';
import { MessagesService } from '@setu/proto/request/messages';
import { MilestonesService } from '@setu/proto/request/milestones';
import { OwnDataService as RequestOwnDataService } from '@setu/proto/request/own_data';
import { PapersService } from '@setu/proto/request/papers';
import { QuestionsService } from '@setu/proto/request/questions';
import { ReportsService as RequestReportsService } from '@setu/proto/request/reports';
import { RequestsService } from '@setu/proto/request/requests';
import { SamplesService } from '@setu/proto/request/samples';
import { TrustService } from '@setu/proto/request/trust';
import { ApplicationsService } from '@setu/proto/review/applications';
import { DiscussionsService } from '@setu/proto/review/discussions';
import { QueuesService } from '@setu/proto/review/queues';
import { ReviewsService } from '@setu/proto/review/reviews';
import { TranslationsService } from '@setu/proto/review/translations';
import type { Config } from './config.js';
import { readList } from './encoded-list.js';

const identity = {
  name: 'identity',
  service: together(
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
    IdentityOwnDataService,
    OwnEmailService,
    OwnErasureService,
    OwnSessionsService,
    PasswordsService,
    RegistrationsService,
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
    IdentityReportsService,
    ApplicantsService,
    SuppliersService,
  ),
};
const catalogue = {
  name: 'catalogue',
  service: together(
    AuditService,
    CardsService,
    CardFormsService,
    CardViewsService,
    CategoriesService,
    CategoryTreeService,
    CostTablesService,
    DemandService,
    { ...SearchService, listCards: { ...SearchService.listCards, responseDeserialize: readList } },
    SearchWordsService,
    ContentService,
    HomeCareService,
    HsCodesService,
    ImportsService,
    LandedPricesService,
    ReferenceService,
    CatalogueReportsService,
    SitemapService,
    StaticPagesService,
  ),
};
const request = {
  name: 'request',
  service: together(
    AuditService,
    CartService,
    ClaimsService,
    CompanyLoadsService,
    DeskService,
    DraftsService,
    ExportsService,
    LoadsService,
    MessagesService,
    InvitationsService,
    EstimatesService,
    MilestonesService,
    PapersService,
    RequestOwnDataService,
    QuestionsService,
    RequestsService,
    RequestReportsService,
    SamplesService,
    TrustService,
  ),
};
const review = {
  name: 'review',
  service: together(
    AuditService,
    ReviewsService,
    TranslationsService,
    DiscussionsService,
    ApplicationsService,
    QueuesService,
  ),
};
const media = { name: 'media', service: together(FilesService, MediaOwnDataService) };
const fx = { name: 'fx', service: RatesService };

/** Creates the typed clients of the six services. */
export const connectServices = (config: Config) => {
  const options = {
    actorKeys: config.ACTOR_KEYS,
    tls: readRpcTls(config),
    ...(config.CALL_TIMEOUT_MS > 0 && { timeoutMs: config.CALL_TIMEOUT_MS }),
  };
  return {
    identity: connect(identity, config.IDENTITY_ADDRESS, options),
    // Passwords are slow to check by design. A separate client keeps a flood of them from using up the limit of
    // concurrent calls for everything else.
    passwords: connect(identity, config.IDENTITY_ADDRESS, options),
    catalogue: connect(catalogue, config.CATALOGUE_ADDRESS, options),
    request: connect(request, config.REQUEST_ADDRESS, options),
    review: connect(review, config.REVIEW_ADDRESS, options),
    media: connect(media, config.MEDIA_ADDRESS, options),
    fx: connect(fx, config.FX_ADDRESS, options),
  };
};
export type Services = ReturnType<typeof connectServices>;
