import type { CardsService } from '@setu/proto/catalogue/cards';
import type { Rpcs } from '../../served.js';
import { batchGetCards } from './batch-get-cards.js';
import { getCard } from './get-card.js';
import { listCompanyCertificates } from './list-company-certificates.js';

/** What can be asked of cards. */
export const cardRpcs = { batchGetCards, getCard, listCompanyCertificates } satisfies Rpcs<typeof CardsService>;
