import { openedWith } from '@setu/kit/db';
import type { Env, Parts, Service, ServiceEnv } from '@setu/kit/process';
import { withDeps } from '@setu/kit/rpc';
import { defineService, startService } from '@setu/kit/service';
import { auditRpcs } from './audit/rpc/index.js';
import { cardFormRpcs } from './card-forms/rpc/index.js';
import { cardViewRpcs } from './card-views/rpc/index.js';
import { shownCards } from './cards/live/shown-cards.js';
import { cardRpcs } from './cards/rpc/index.js';
import { categoryRpcs } from './categories/rpc/index.js';
import { categoryTreeRpcs } from './category-tree/rpc/index.js';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { contentRpcs } from './content/rpc/index.js';
import { costTableRpcs } from './cost-tables/rpc/index.js';
import { demandRpcs } from './demand/rpc/index.js';
import { fillDemoViews } from './demo-views.js';
import type { CatalogueEdge } from './deps.js';
import { homeAdminRpcs } from './home-admin/rpc/index.js';
import { hsCodeRpcs } from './hs-codes/rpc/index.js';
import { mediaFiles } from './imports/files/media-files.js';
import { importRpcs } from './imports/rpc/index.js';
import { analyseCatalogue } from './jobs/analyse-catalogue.js';
import { compareWatchedPrices } from './jobs/compare-watched-prices.js';
import { forgetCardViews } from './jobs/forget-card-views.js';
import { forgetDemand } from './jobs/forget-demand.js';
import { forgetSearchChanges } from './jobs/forget-search-changes.js';
import { forgetSearches } from './jobs/forget-searches.js';
import { forgetImports, importCards, resumeImports } from './jobs/import-cards.js';
import { forgetUnmetDemand, listUnmetDemandJob } from './jobs/list-unmet-demand.js';
import { markVariants } from './jobs/mark-variants.js';
import { projectCategoryTask, projectPendingCategories } from './jobs/project-categories.js';
import { projectCompanyTask, projectPendingCompanies } from './jobs/project-companies.js';
import { readLanguageWords } from './jobs/read-language-words.js';
import { rebuildSearchJob } from './jobs/rebuild-search.js';
import { refreshLandedPrices } from './jobs/refresh-landed-prices.js';
import { landedPriceRpcs } from './landed-price/rpc/index.js';
import { chosenMeaning } from './meaning/live/meaning.js';
import { migrations } from './migrations/index.js';
import { referenceRpcs } from './reference/rpc/index.js';
import { reportRpcs } from './reports/rpc/index.js';
import { facetNames } from './search/live/facet-names.js';
import { searchNotes } from './search/live/search-notes.js';
import { searchRpcs } from './search/rpc/index.js';
import { chosenIndex } from './search-index/chosen-index.js';
import { termLists } from './search-terms/changes/read-term-lists.js';
import { followTerms } from './search-terms/live/followed-terms.js';
import { searchTermRpcs } from './search-terms/rpc/index.js';
import { served } from './served.js';
import { sitemapRpcs } from './sitemap/rpc/index.js';
import { staticPageRpcs } from './static-pages/rpc/index.js';
import { type Stores, stores } from './store/index.js';

const rpcs = {
  ...auditRpcs,
  ...cardRpcs,
  ...cardFormRpcs,
  ...cardViewRpcs,
  ...categoryRpcs,
  ...categoryTreeRpcs,
  ...searchRpcs,
  ...searchTermRpcs,
  ...contentRpcs,
  ...costTableRpcs,
  ...demandRpcs,
  ...homeAdminRpcs,
  ...hsCodeRpcs,
  ...importRpcs,
  ...landedPriceRpcs,
  ...referenceRpcs,
  ...reportRpcs,
  ...sitemapRpcs,
  ...staticPageRpcs,
};

/** What the service consists of. `start` runs it; the simulation runs the same parts on its own clock and network. */
export const definition = defineService({
  name: 'catalogue',
  service: served,
  migrations,
  stores,
  extraEnv: config,
  edge: async ({ env: settings, db, autocommit, log, read }) => {
    const searchTerms = await followTerms({ url: openedWith(db).url, log, read: termLists(read) });
    const index = await chosenIndex({ settings, db, read, searchTerms, log });
    const meaning = chosenMeaning({ settings, db, log });
    const notes = searchNotes(autocommit.searchLog, log);
    return {
      edge: {
        ...{ media: mediaFiles(settings), searchTerms, search: index.search, meaning },
        ...{ shownCards: shownCards(read), searchNotes: notes, facetNames: facetNames(read) },
      },
      close: async () => {
        await Promise.all([index.close(), meaning.close()]);
        await notes.written();
        searchTerms.close();
      },
    };
  },
  handlers: (deps) => withDeps(rpcs, deps),
  consumers: () => consumers,
  tasks: (deps) => [
    rebuildSearchJob(deps),
    refreshLandedPrices(deps),
    readLanguageWords(deps),
    projectCompanyTask(deps),
    projectPendingCompanies(deps),
    analyseCatalogue(deps),
    markVariants(deps),
    projectCategoryTask(deps),
    projectPendingCategories(deps),
    fillDemoViews(deps),
    compareWatchedPrices(deps),
    forgetCardViews(deps),
    forgetDemand(deps),
    forgetUnmetDemand(deps),
    listUnmetDemandJob(deps),
    forgetSearches(deps),
    forgetSearchChanges(deps),
    importCards(deps),
    resumeImports(deps),
    forgetImports(deps),
  ],
  demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
});

/** Starts the catalogue service. It reads the same environment variables as every service. */
export const start = (
  env: Env,
  parts: Parts = {},
): Promise<Service<Stores, typeof served, ServiceEnv<typeof config>, CatalogueEdge>> =>
  startService(definition, env, parts);
