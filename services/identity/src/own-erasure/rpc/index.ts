import type { OwnErasureService } from '@setu/proto/identity/own_erasure';
import type { Rpcs } from '../../served.js';
import { askErasure } from './ask-erasure.js';
import { getErasure } from './get-erasure.js';
import { withdrawErasure } from './withdraw-erasure.js';

/** The rpcs of the user's own erasure. */
export const ownErasureRpcs = { getErasure, askErasure, withdrawErasure } satisfies Rpcs<typeof OwnErasureService>;
