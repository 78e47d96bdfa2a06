import type { CardViewsService } from '@setu/proto/catalogue/card_views';
import type { Rpcs } from '../../served.js';
import { countCardViews } from './count-card-views.js';
import { getCardViews } from './get-card-views.js';

/** The rpcs that count and report views of cards. */
export const cardViewRpcs = { countCardViews, getCardViews } satisfies Rpcs<typeof CardViewsService>;
