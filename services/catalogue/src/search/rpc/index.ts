import type { SearchService } from '@setu/proto/catalogue/search';
import type { Rpcs } from '../../served.js';
import { countCompanyCards } from './count-company-cards.js';
import { listCards } from './list-cards.js';
import { listCompanyCards } from './list-company-cards.js';
import { listSimilarCards } from './list-similar-cards.js';
import { suggest } from './suggest.js';

/** The procedures to search and list cards. */
export const searchRpcs = {
  countCompanyCards,
  listCards,
  listCompanyCards,
  listSimilarCards,
  suggest,
} satisfies Rpcs<typeof SearchService>;
