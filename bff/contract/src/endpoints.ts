import { accountEndpoints } from './account.js';
import { apiDocsEndpoints } from './api-docs.js';
import { applicationEndpoints } from './applications.js';
import { auditEndpoints } from './audit.js';
import { basketEndpoints } from './basket.js';
import { cardFormEndpoints } from './card-forms.js';
import { catalogueEndpoints } from './catalogue.js';
import { categoryTreeEndpoints } from './category-tree.js';
import { claimEndpoints } from './claims.js';
import { companyEndpoints } from './company.js';
import { companyAdminEndpoints } from './company-admin.js';
import { conditionFilesEndpoints } from './condition-files.js';
import { costTableEndpoints } from './cost-tables-admin.js';
import { deskEndpoints } from './desk.js';
import { discussionEndpoints } from './discussions.js';
import { draftEndpoints } from './drafts.js';
import type { AnswerOfEndpoint, CallOfEndpoint } from './endpoint.js';
import { exportEndpoints } from './exports.js';
import { homeEndpoints } from './home.js';
import { homeAdminEndpoints } from './home-admin.js';
import { hsCodeEndpoints } from './hs-codes.js';
import { importEndpoints } from './imports.js';
import { invitationEndpoints } from './invitations.js';
import { inviteEndpoints } from './invites.js';
import { landedPriceEndpoints } from './landed-price.js';
import { mailEndpoints } from './mail.js';
import { mediaEndpoints } from './media.js';
import { messageEndpoints } from './messages.js';
import { milestoneEndpoints } from './milestones.js';
import { noticeEndpoints } from './notices.js';
import { ownDataEndpoints } from './own-data.js';
import { ownEmailEndpoints } from './own-email.js';
import { ownErasureEndpoints } from './own-erasure.js';
import { paperEndpoints } from './papers.js';
import { passwordEndpoints } from './passwords.js';
import { placeEndpoints } from './places.js';
import { platformEndpoints } from './platform.js';
import { questionEndpoints } from './questions.js';
import { referenceEndpoints } from './reference.js';
import { registrationEndpoints } from './registrations.js';
import { regulationEndpoints } from './regulations.js';
import { reportEndpoints } from './reports.js';
import { requestLandedEndpoints } from './request-landed.js';
import { requestEndpoints } from './requests.js';
import { reviewEndpoints } from './reviews.js';
import { searchWordEndpoints } from './search-words.js';
import { searchEndpoints } from './searches.js';
import { secondFactorEndpoints } from './second-factor.js';
import { settingEndpoints } from './settings.js';
import { signingEndpoints } from './signing.js';
import { staticPageEndpoints } from './static-pages.js';
import { substitutionEndpoints } from './substitutions.js';
import { supplierEndpoints } from './suppliers.js';
import { teamEndpoints } from './team.js';
import { tokenEndpoints } from './tokens.js';
import { translationEndpoints } from './translations.js';
import { trustEndpoints } from './trust.js';
import { viewEndpoints } from './views.js';

import { webhookEndpoints } from './webhooks.js';

/** The routes by name. The groups are named, because TypeScript cannot write out so large a type. */
export type Endpoints = typeof homeEndpoints &
  typeof catalogueEndpoints &
  typeof cardFormEndpoints &
  typeof hsCodeEndpoints &
  typeof searchEndpoints &
  typeof importEndpoints &
  typeof basketEndpoints &
  typeof draftEndpoints &
  typeof requestEndpoints &
  typeof messageEndpoints &
  typeof invitationEndpoints &
  typeof exportEndpoints &
  typeof milestoneEndpoints &
  typeof paperEndpoints &
  typeof questionEndpoints &
  typeof claimEndpoints &
  typeof mediaEndpoints &
  typeof accountEndpoints &
  typeof registrationEndpoints &
  typeof passwordEndpoints &
  typeof secondFactorEndpoints &
  typeof ownEmailEndpoints &
  typeof ownErasureEndpoints &
  typeof tokenEndpoints &
  typeof webhookEndpoints &
  typeof ownDataEndpoints &
  typeof signingEndpoints &
  typeof substitutionEndpoints &
  typeof regulationEndpoints &
  typeof settingEndpoints &
  typeof searchWordEndpoints &
  typeof costTableEndpoints &
  typeof auditEndpoints &
  typeof homeAdminEndpoints &
  typeof staticPageEndpoints &
  typeof deskEndpoints &
  typeof noticeEndpoints &
  typeof viewEndpoints &
  typeof landedPriceEndpoints &
  typeof requestLandedEndpoints &
  typeof mailEndpoints &
  typeof inviteEndpoints &
  typeof teamEndpoints &
  typeof companyEndpoints &
  typeof trustEndpoints &
  typeof reviewEndpoints &
  typeof translationEndpoints &
  typeof discussionEndpoints &
  typeof companyAdminEndpoints &
  typeof categoryTreeEndpoints &
  typeof applicationEndpoints &
  typeof supplierEndpoints &
  typeof reportEndpoints &
  typeof referenceEndpoints &
  typeof placeEndpoints &
  typeof platformEndpoints &
  typeof apiDocsEndpoints &
  typeof conditionFilesEndpoints;
export type EndpointName = keyof Endpoints;

/** Every route of the product with its schemas, by name. */
export const endpoints: Endpoints = {
  ...homeEndpoints,
  ...catalogueEndpoints,
  ...cardFormEndpoints,
  ...hsCodeEndpoints,
  ...searchEndpoints,
  ...importEndpoints,
  ...basketEndpoints,
  ...draftEndpoints,
  ...requestEndpoints,
  ...messageEndpoints,
  ...invitationEndpoints,
  ...exportEndpoints,
  ...milestoneEndpoints,
  ...paperEndpoints,
  ...questionEndpoints,
  ...claimEndpoints,
  ...mediaEndpoints,
  ...accountEndpoints,
  ...registrationEndpoints,
  ...passwordEndpoints,
  ...secondFactorEndpoints,
  ...ownEmailEndpoints,
  ...ownErasureEndpoints,
  ...tokenEndpoints,
  ...webhookEndpoints,
  ...ownDataEndpoints,
  ...signingEndpoints,
  ...substitutionEndpoints,
  ...regulationEndpoints,
  ...settingEndpoints,
  ...searchWordEndpoints,
  ...costTableEndpoints,
  ...auditEndpoints,
  ...homeAdminEndpoints,
  ...staticPageEndpoints,
  ...deskEndpoints,
  ...noticeEndpoints,
  ...viewEndpoints,
  ...landedPriceEndpoints,
  ...requestLandedEndpoints,
  ...mailEndpoints,
  ...inviteEndpoints,
  ...teamEndpoints,
  ...companyEndpoints,
  ...trustEndpoints,
  ...reviewEndpoints,
  ...translationEndpoints,
  ...discussionEndpoints,
  ...companyAdminEndpoints,
  ...categoryTreeEndpoints,
  ...applicationEndpoints,
  ...supplierEndpoints,
  ...reportEndpoints,
  ...referenceEndpoints,
  ...placeEndpoints,
  ...platformEndpoints,
  ...apiDocsEndpoints,
  ...conditionFilesEndpoints,
};

/** The answer of the endpoint with that name. */
export type AnswerTo<Name extends EndpointName> = AnswerOfEndpoint<Endpoints[Name]>;

/** The arguments of a call to the endpoint with that name. */
export type CallTo<Name extends EndpointName> = CallOfEndpoint<Endpoints[Name]>;
