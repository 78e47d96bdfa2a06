import { accountRoutes } from './account.js';
import { adminScreenRoutes } from './admin-screens.js';
import { applicationRoutes } from './applications.js';
import { basketRoutes } from './basket.js';
import { cardFormRoutes } from './card-forms.js';
import { catalogueRoutes } from './catalogue.js';
import { companyRoutes } from './company.js';
import { conditionFilesRoutes } from './condition-files.js';
import { deskRoutes } from './desk.js';
import { draftRoutes } from './drafts.js';
import { exportRoutes } from './exports.js';
import { homeRoutes } from './home.js';
import { importScreenRoutes } from './import-screens.js';
import { inviteRoutes } from './invites.js';
import { mailRoutes } from './mail.js';
import { mediaRoutes } from './media.js';
import { messageRoutes } from './messages.js';
import { noticeRoutes } from './notices.js';
import { ownDataRoutes } from './own-data.js';
import { ownEmailRoutes } from './own-email.js';
import { paperRoutes } from './papers.js';
import { passwordRoutes } from './passwords.js';
import { platformRoutes } from './platform.js';
import { referenceRoutes } from './reference.js';
import { registrationRoutes } from './registrations.js';
import { reportScreenRoutes } from './report-screens.js';
import { requestRoutes } from './requests.js';
import { reviewRoutes } from './reviews.js';
import { signingRoutes } from './signing.js';
import { substitutionRoutes } from './substitutions.js';
import { supplierRoutes } from './suppliers.js';
import { teamRoutes } from './team.js';
import { translationRoutes } from './translations.js';
import { viewRoutes } from './views.js';

/**
 * The product's routes by name, in the order of the specification's route table. Some admin routes are in separate
 * tables, to keep the web app's first load small.
 */
export const routes = {
  ...homeRoutes,
  ...catalogueRoutes,
  ...cardFormRoutes,
  ...basketRoutes,
  ...draftRoutes,
  ...requestRoutes,
  ...messageRoutes,
  ...paperRoutes,
  ...exportRoutes,
  ...mediaRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...ownEmailRoutes,
  ...ownDataRoutes,
  ...signingRoutes,
  ...substitutionRoutes,
  ...adminScreenRoutes,
  ...importScreenRoutes,
  ...reportScreenRoutes,
  ...deskRoutes,
  ...noticeRoutes,
  ...viewRoutes,
  ...mailRoutes,
  ...inviteRoutes,
  ...teamRoutes,
  ...companyRoutes,
  ...reviewRoutes,
  ...translationRoutes,
  ...applicationRoutes,
  ...supplierRoutes,
  ...referenceRoutes,
  ...platformRoutes,
  ...conditionFilesRoutes,
} as const;
export type Routes = typeof routes;
export type RouteName = keyof Routes;
