import type { DeskService } from '@setu/proto/request/desk';
import type { Rpcs } from '../../served.js';
import { getCardDemand } from './get-card-demand.js';
import { getDesk } from './get-desk.js';

/** The desk of whoever deals with requests. */
export const deskRpcs = { getCardDemand, getDesk } satisfies Rpcs<typeof DeskService>;
