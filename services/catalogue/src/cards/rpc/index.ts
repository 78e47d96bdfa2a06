import type { CardsService } from '@setu/proto/catalogue/cards';
import type { Rpcs } from '../../served.js';
import { batchGetCards } from './batch-get-cards.js';
import { getCard } from './get-card.js';
import { listCompanyCertificates } from './list-company-certificates.js';

/** The rpcs that read cards. */
export const cardRpcs = { batchGetCards, getCard, listCompanyCertificates } satisfies Rpcs<typeof CardsService>;
