import type { Handlers } from '@setu/kit/rpc';
import type { CatalogueService } from '@setu/proto/catalogue';
import { batchGetCards } from './batch-get-cards.js';
import type { CatalogueDeps } from './catalogue-deps.js';
import { getCard } from './get-card.js';
import { getHome } from './get-home.js';
import { getStaticPage } from './get-static-page.js';
import { listCards } from './list-cards.js';
import { listCategories } from './list-categories.js';
import { listColors } from './list-colors.js';
import { listCompanyCards } from './list-company-cards.js';
import { listCountries } from './list-countries.js';
import { listUnits } from './list-units.js';
import { suggest } from './suggest.js';

/** Everything the catalogue can be asked. */
export const handlers = (deps: CatalogueDeps): Handlers<typeof CatalogueService> => ({
  getHome: getHome(deps),
  getStaticPage: getStaticPage(deps),
  listCategories: listCategories(deps),
  suggest: suggest(deps),
  listCards: listCards(deps),
  listCompanyCards: listCompanyCards(deps),
  getCard: getCard(deps),
  batchGetCards: batchGetCards(deps),
  listUnits: listUnits(deps),
  listColors: listColors(deps),
  listCountries: listCountries(deps),
});
