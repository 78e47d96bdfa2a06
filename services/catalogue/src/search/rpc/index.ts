import type { SearchService } from '@setu/proto/catalogue/search';
import type { Rpcs } from '../../served.js';
import { countCompanyCards } from './count-company-cards.js';
import { listCards } from './list-cards.js';
import { listCompanyCards } from './list-company-cards.js';
import { suggest } from './suggest.js';

/** The procedures to search and list cards. */
export const searchRpcs = { countCompanyCards, listCards, listCompanyCards, suggest } satisfies Rpcs<
  typeof SearchService
>;
