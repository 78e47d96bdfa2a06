import type { Route } from '../http/route.js';
import { accountRoutes } from './account.js';
import { apiDocsRoutes } from './api-docs.js';
import { applicationRoutes } from './applications.js';
import { auditRoutes } from './audit.js';
import { basketRoutes } from './basket.js';
import { cardFormRoutes } from './card-forms.js';
import { catalogueRoutes } from './catalogue.js';
import { categoryTreeRoutes } from './category-tree.js';
import { claimRoutes } from './claims.js';
import { companyRoutes } from './companies.js';
import { companyAdminRoutes } from './company-admin.js';
import { conditionFilesRoutes } from './condition-files.js';
import { costTableRoutes } from './cost-tables.js';
import { deskRoutes } from './desk.js';
import { discussionRoutes } from './discussions.js';
import { homeRoutes } from './home.js';
import { homeAdminRoutes } from './home-admin.js';
import { hsCodeRoutes } from './hs-codes.js';
import { importRoutes } from './imports.js';
import { invitationRoutes } from './invitations.js';
import { inviteRoutes } from './invites.js';
import { landedPriceRoutes } from './landed-price.js';
import { mailRoutes } from './mail.js';
import { mediaRoutes } from './media.js';
import { messageRoutes } from './messages.js';
import { milestoneRoutes } from './milestones.js';
import { noticeRoutes } from './notices.js';
import { ownDataRoutes } from './own-data.js';
import { ownEmailRoutes } from './own-email.js';
import { ownErasureRoutes } from './own-erasure.js';
import { paperRoutes } from './papers.js';
import { passwordRoutes } from './passwords.js';
import { placeRoutes } from './places.js';
import { platformRoutes } from './platform.js';
import { questionRoutes } from './questions.js';
import { referenceRoutes } from './reference.js';
import { registrationRoutes } from './registrations.js';
import { regulationRoutes } from './regulations.js';
import { reportRoutes } from './reports.js';
import { requestDraftRoutes } from './request-drafts.js';
import { requestExportRoutes } from './request-exports.js';
import { requestLandedRoutes } from './request-landed.js';
import { requestListRoutes } from './request-lists.js';
import { requestRoutes } from './requests.js';
import { reviewRoutes } from './reviews.js';
import { sampleRoutes } from './samples.js';
import { searchWordRoutes } from './search-words.js';
import { searchRoutes } from './searches.js';
import { secondFactorRoutes } from './second-factor.js';
import { settingRoutes } from './settings.js';
import { signingRoutes } from './signing.js';
import { staticPageRoutes } from './static-pages.js';
import { substitutionRoutes } from './substitutions.js';
import { supplierRoutes } from './suppliers.js';
import { teamRoutes } from './team.js';
import { tokenRoutes } from './tokens.js';
import { translationRoutes } from './translations.js';
import { trustRoutes } from './trust.js';
import { viewRoutes } from './views.js';

import { webhookRoutes } from './webhooks.js';

/** Every URL of the product, group by group, in the order of the specification's route table. */
export const routes: readonly Route[] = [
  ...homeRoutes,
  ...catalogueRoutes,
  ...cardFormRoutes,
  ...hsCodeRoutes,
  ...searchRoutes,
  ...importRoutes,
  ...basketRoutes,
  ...requestDraftRoutes,
  ...requestRoutes,
  ...messageRoutes,
  ...invitationRoutes,
  ...milestoneRoutes,
  ...claimRoutes,
  ...sampleRoutes,
  ...requestListRoutes,
  ...requestExportRoutes,
  ...paperRoutes,
  ...questionRoutes,
  ...mediaRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...secondFactorRoutes,
  ...ownEmailRoutes,
  ...ownErasureRoutes,
  ...tokenRoutes,
  ...webhookRoutes,
  ...ownDataRoutes,
  ...signingRoutes,
  ...substitutionRoutes,
  ...regulationRoutes,
  ...settingRoutes,
  ...searchWordRoutes,
  ...costTableRoutes,
  ...auditRoutes,
  ...homeAdminRoutes,
  ...staticPageRoutes,
  ...deskRoutes,
  ...noticeRoutes,
  ...viewRoutes,
  ...landedPriceRoutes,
  ...requestLandedRoutes,
  ...mailRoutes,
  ...inviteRoutes,
  ...teamRoutes,
  ...companyRoutes,
  ...trustRoutes,
  ...reviewRoutes,
  ...translationRoutes,
  ...discussionRoutes,
  ...categoryTreeRoutes,
  ...companyAdminRoutes,
  ...applicationRoutes,
  ...supplierRoutes,
  ...reportRoutes,
  ...referenceRoutes,
  ...placeRoutes,
  ...platformRoutes,
  ...apiDocsRoutes,
  ...conditionFilesRoutes,
];
