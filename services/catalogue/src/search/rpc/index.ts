import type { SearchService } from '@setu/proto/catalogue/search';
import type { Rpcs } from '../../served.js';
import { countCompanyCards } from './count-company-cards.js';
import { listCards } from './list-cards.js';
import { listCompanyCards } from './list-company-cards.js';
import { suggest } from './suggest.js';

/** What can be searched and listed. */
export const searchRpcs = { countCompanyCards, listCards, listCompanyCards, suggest } satisfies Rpcs<
  typeof SearchService
>;
