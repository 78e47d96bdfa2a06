import type { DeskService } from '@setu/proto/request/desk';
import type { Rpcs } from '../../served.js';
import { getCardDemand } from './get-card-demand.js';
import { getDesk } from './get-desk.js';

/** The rpcs of the desk, the start page of everyone who handles requests. */
export const deskRpcs = { getCardDemand, getDesk } satisfies Rpcs<typeof DeskService>;
