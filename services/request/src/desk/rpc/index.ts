import type { DeskService } from '@setu/proto/request/desk';
import type { Rpcs } from '../../served.js';
import { getDesk } from './get-desk.js';

/** The desk of whoever deals with requests. */
export const deskRpcs = { getDesk } satisfies Rpcs<typeof DeskService>;
