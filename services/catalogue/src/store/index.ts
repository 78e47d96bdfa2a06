import type { TableConn } from '@setu/kit/db';
import { type DepartedUserTables, departedUserStore, type SettingsTables, settingsStore } from '@setu/kit/events';
import { cardVersions } from '../card-forms/store/card-versions.js';
import { references } from '../card-forms/store/known-references.js';
import { cardViews } from '../card-views/store/card-views.js';
import { cardFamilies } from '../cards/store/card-families.js';
import { cardStamps } from '../cards/store/card-stamps.js';
import { cardTransitions } from '../cards/store/card-transitions.js';
import { cards } from '../cards/store/cards.js';
import { certificates } from '../cards/store/certificates.js';
import { categories } from '../categories/store/categories.js';
import { popularSuppliers } from '../categories/store/popular-suppliers.js';
import { priceNorms } from '../categories/store/price-norms.js';
import { categoryAttributes } from '../category-tree/store/category-attributes.js';
import { categoryTree } from '../category-tree/store/category-tree.js';
import { treeCategories } from '../category-tree/store/tree-categories.js';
import { home } from '../content/store/home.js';
import { costCoverage } from '../cost-tables/store/cost-coverage.js';
import { costRows } from '../cost-tables/store/cost-rows.js';
import { estimateTables } from '../cost-tables/store/estimate-tables.js';
import { demand } from '../demand/store/demand.js';
import { unmetDemand } from '../demand/store/unmet-demand.js';
import { homeAdmin } from '../home-admin/store/home-admin.js';
import { hsCodes } from '../hs-codes/store/hs-codes.js';
import { hsSuggestions } from '../hs-codes/store/hs-suggestions.js';
import { importRows } from '../imports/store/import-rows.js';
import { importRuns } from '../imports/store/import-runs.js';
import { landedBasis } from '../landed-price/store/landed-basis.js';
import { landedPrices } from '../landed-price/store/landed-prices.js';
import { landedRates } from '../landed-price/store/landed-rates.js';
import { watchedPrices } from '../landed-price/store/watched-prices.js';
import { publicCards } from '../meaning/store/public-cards.js';
import { companies } from '../read-models/store/companies.js';
import { companyProjections } from '../read-models/store/company-projections.js';
import { pictureColors } from '../read-models/store/picture-colors.js';
import { skuReviews } from '../read-models/store/sku-reviews.js';
import { reference } from '../reference/store/reference.js';
import { analysis } from '../reports/store/analysis.js';
import { cardReport } from '../reports/store/card-report.js';
import { catalogAnalysis } from '../reports/store/catalog-analysis.js';
import { searchReport } from '../reports/store/search-report.js';
import { browseCards } from '../search/store/browse-cards.js';
import { cardStatuses } from '../search/store/card-statuses.js';
import { categoryProjections } from '../search/store/category-projections.js';
import { codedCards } from '../search/store/coded-cards.js';
import { companyCards } from '../search/store/company-cards.js';
import { facetNames } from '../search/store/facet-names.js';
import { findCards } from '../search/store/find-cards.js';
import { languageWords } from '../search/store/language-words.js';
import { readModel } from '../search/store/read-model.js';
import { searchLog } from '../search/store/search-log.js';
import { similarCards } from '../search/store/similar-cards.js';
import { staffCards } from '../search/store/staff-cards.js';
import { suggestions } from '../search/store/suggest.js';
import { vocabulary } from '../search/store/vocabulary.js';
import { docChanges } from '../search-index/store/doc-changes.js';
import { searchTermHistory } from '../search-terms/store/search-term-history.js';
import { searchTerms } from '../search-terms/store/search-terms.js';
import { sitemap } from '../sitemap/store/sitemap.js';
import { pageVersions } from '../static-pages/store/page-versions.js';
import { staticPages } from '../static-pages/store/static-pages.js';

/** All stores of the catalogue, with the same shape on the pool and in a transaction. */
export const stores = (conn: TableConn<SettingsTables & DepartedUserTables>) => ({
  analysis: analysis(conn),
  browseCards: browseCards(conn),
  cardTransitions: cardTransitions(conn),
  cardStatuses: cardStatuses(conn),
  cardVersions: cardVersions(conn),
  cardFamilies: cardFamilies(conn),
  cardViews: cardViews(conn),
  cardStamps: cardStamps(conn),
  cards: cards(conn),
  categories: categories(conn),
  categoryAttributes: categoryAttributes(conn),
  categoryProjections: categoryProjections(conn),
  categoryTree: categoryTree(conn),
  companies: companies(conn),
  companyProjections: companyProjections(conn),
  companyCards: companyCards(conn),
  certificates: certificates(conn),
  costCoverage: costCoverage(conn),
  costRows: costRows(conn),
  costTables: estimateTables(conn),
  demand: demand(conn),
  docChanges: docChanges(conn),
  codedCards: codedCards(conn),
  facetNames: facetNames(conn),
  findCards: findCards(conn),
  home: home(conn),
  homeAdmin: homeAdmin(conn),
  hsCodes: hsCodes(conn),
  hsSuggestions: hsSuggestions(conn),
  departedUsers: departedUserStore(conn),
  pageVersions: pageVersions(conn),
  pictureColors: pictureColors(conn),
  importRows: importRows(conn),
  importRuns: importRuns(conn),
  popularSuppliers: popularSuppliers(conn),
  landedBasis: landedBasis(conn),
  landedPrices: landedPrices(conn),
  landedRates: landedRates(conn),
  languageWords: languageWords(conn),
  priceNorms: priceNorms(conn),
  publicCards: publicCards(conn),
  readModel: readModel(conn),
  reference: reference(conn),
  references: references(conn),
  reports: {
    catalog_analysis: catalogAnalysis(conn),
    report_on_catalog_reports: cardReport(conn),
    report_on_search_requests: searchReport(conn),
  },
  searchLog: searchLog(conn),
  searchTermHistory: searchTermHistory(conn),
  searchTerms: searchTerms(conn),
  settings: settingsStore(conn),
  similarCards: similarCards(conn),
  sitemap: sitemap(conn),
  skuReviews: skuReviews(conn),
  staffCards: staffCards(conn),
  staticPages: staticPages(conn),
  suggestions: suggestions(conn),
  treeCategories: treeCategories(conn),
  unmetDemand: unmetDemand(conn),
  vocabulary: vocabulary(conn),
  watchedPrices: watchedPrices(conn),
});
export type Stores = ReturnType<typeof stores>;
