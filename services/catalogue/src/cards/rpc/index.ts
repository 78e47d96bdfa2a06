import type { CardsService } from '@setu/proto/catalogue/cards';
import type { Rpcs } from '../../served.js';
import { batchGetCards } from './batch-get-cards.js';
import { getCard } from './get-card.js';

/** What can be asked of cards. */
export const cardRpcs = { batchGetCards, getCard } satisfies Rpcs<typeof CardsService>;
