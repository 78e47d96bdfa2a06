export { demoCardViews } from './card-views.js';
export { demoCards } from './cards.js';
export { categories, categoryId } from './categories.js';
export { colorId, colors } from './colors.js';
export { companies, companyById, companyId, userId } from './companies/companies.js';
export { demoSignatures, demoUnverifiedSignatures } from './companies/signatures.js';
export {
  demoAccounts,
  demoInvites,
  demoPassword,
  demoRefusedAddresses,
  demoSubstitutions,
  userById,
  users,
} from './companies/users.js';
export { demoPlaces } from './costs/places.js';
export { demoTariffs } from './costs/tariffs.js';
export { demoLanes, demoLegs } from './costs/ways.js';
export { demoId } from './demo-id.js';
export { demoDiscussions } from './discussions.js';
export { daysBefore, demoEpoch } from './epoch.js';
export { demoFiles } from './files/files.js';
export { firstSeenPictures } from './first-seen.js';
export { demoTerms } from './glossary.js';
export { homeBlocks, promotedSkuIds } from './home.js';
export { industries, industryId } from './industries.js';
export type { LocalText } from './local-text.js';
export { demoMissedSearches } from './missed-searches.js';
export { demoNotices } from './notices.js';
export { type DemoRegulation, regulationEdition } from './pages/regulation-edition.js';
export { staticPages } from './pages/static-pages.js';
export { pictureId } from './pictures/picture-id.js';
export { demoCurrencies, demoRates } from './rates.js';
export { demoDeals } from './requests/deals.js';
export { demoFailedPapers } from './requests/failed-papers.js';
export { requestSpanDays } from './requests/request-plan.js';
export { demoCart, demoRequests } from './requests/requests.js';
export { deletedDraft, demoApplications, demoReviews } from './reviews.js';
export { seededRandom } from './seeded-random.js';
export { demoSettings } from './settings.js';
export type * from './shapes/demo-catalogue.js';
export type * from './shapes/demo-company.js';
export type * from './shapes/demo-deal.js';
export type * from './shapes/demo-request.js';
export type * from './shapes/demo-review.js';
export type * from './shapes/demo-setting.js';
export type * from './shapes/demo-signature.js';
export type * from './shapes/demo-user.js';
export type * from './shapes/demo-webhook.js';
export { unitId, units } from './units.js';
export { demoWebhooks } from './webhooks.js';
