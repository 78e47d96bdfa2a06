import { auditByMonth, auditMigration } from '@setu/kit/audit';
import type { Migration } from '@setu/kit/db';
import {
  departedUserMigration,
  eventHandlingMigration,
  inboxMigration,
  outboxMigration,
  settingsReadModelMigration,
} from '@setu/kit/events';
import { createReference } from './202611201000-create-reference.js';
import { createCards } from './202611201010-create-cards.js';
import { createContent } from './202611201020-create-content.js';
import { createSearch } from './202611201030-create-search.js';
import { cardRevisions } from './202611220030-card-revisions.js';
import { priceRanges } from './202611220050-price-ranges.js';
import { cardChanges } from './202611220051-card-changes.js';
import { priceSpreads } from './202611220110-price-spreads.js';
import { companyProjections } from './202611220215-company-projections.js';
import { pictureColors } from './202611220510-picture-colors.js';
import { companyLogos } from './202611221630-company-logos.js';
import { searchesOfPeople } from './202611222302-searches-of-people.js';
import { writeCards } from './202611222340-write-cards.js';
import { hsCodes } from './202611222341-hs-codes.js';
import { imports } from './202611230701-imports.js';
import { cardViews } from './202611230720-card-views.js';
import { categoryTree } from './202611232000-category-tree.js';
import { anonymousSearches } from './202611232030-searches-of-nobody.js';
import { searchReportIndex } from './202611232031-search-report-index.js';
import { catalogueAnalysis } from './202611232040-catalogue-analysis.js';
import { cardViewsSumsIndex } from './202611232041-card-views-sums-index.js';
import { staticPageVersions } from './202611232100-static-page-versions.js';
import { homeContent } from './202611232101-home-content.js';
import { searchWordLists } from './202611240011-search-words.js';
import { auditEntries } from './202611240020-audit.js';
import { leavingCompanies } from './202611240100-leaving-companies.js';
import { companyCardsIndex } from './202611240101-company-cards-index.js';
import { facets } from './202611240200-facets.js';
import { searchChanges } from './202611240300-search-changes.js';
import { searchMeaning } from './202611251000-search-meaning.js';
import { cardDemand } from './202611260300-card-demand.js';
import { importHeadings } from './202611280900-import-headings.js';
import { withdrawnReviews } from './202611281510-withdrawn-reviews.js';
import { languageWords } from './202611290900-language-words.js';
import { fractions } from './202611290910-fractions.js';
import { synonymMeaning } from './202611290920-synonym-meaning.js';
import { exactLanguageWords } from './202611290930-exact-language-words.js';
import { cardVectors } from './202611290940-card-vectors.js';
import { cardVariants } from './202611290950-card-variants.js';
import { unmetDemand } from './202611290960-unmet-demand.js';
import { facetsByUnit } from './202611290970-facets-by-unit.js';
import { costTables } from './202611291200-cost-tables.js';
import { cardPackages } from './202611291300-card-packages.js';
import { watchedPrices } from './202611291390-watched-prices.js';
import { landedPrices } from './202611291400-landed-prices.js';
import { hsCodeWords } from './202611291500-hs-code-words.js';
import { plainCostSources } from './202611291600-plain-cost-sources.js';
import { analysisUnits } from './202611300010-analysis-units.js';
import { unansweredDangerousGoods } from './202611301600-unanswered-dangerous-goods.js';
import { returnedCards } from './202612021110-returned-cards.js';

/** The migrations of the catalogue schema, oldest first. */
export const migrations: readonly Migration[] = [
  outboxMigration,
  inboxMigration,
  eventHandlingMigration,
  createReference,
  createCards,
  createContent,
  createSearch,
  cardRevisions,
  priceRanges,
  cardChanges,
  priceSpreads,
  settingsReadModelMigration,
  companyProjections,
  pictureColors,
  companyLogos,
  searchesOfPeople,
  writeCards,
  hsCodes,
  departedUserMigration,
  imports,
  cardViews,
  categoryTree,
  anonymousSearches,
  searchReportIndex,
  catalogueAnalysis,
  cardViewsSumsIndex,
  staticPageVersions,
  homeContent,
  auditMigration,
  searchWordLists,
  auditEntries,
  leavingCompanies,
  companyCardsIndex,
  facets,
  searchChanges,
  searchMeaning,
  cardDemand,
  importHeadings,
  withdrawnReviews,
  languageWords,
  fractions,
  synonymMeaning,
  exactLanguageWords,
  cardVectors,
  cardVariants,
  unmetDemand,
  facetsByUnit,
  costTables,
  cardPackages,
  watchedPrices,
  landedPrices,
  hsCodeWords,
  plainCostSources,
  analysisUnits,
  unansweredDangerousGoods,
  returnedCards,
  auditByMonth,
];
