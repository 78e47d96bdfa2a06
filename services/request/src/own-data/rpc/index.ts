import type { OwnDataService } from '@setu/proto/request/own_data';
import type { Rpcs } from '../../served.js';
import { tellOwnData } from './tell-own-data.js';

/** The rpcs for a user's own data. */
export const ownDataRpcs = { tellOwnData } satisfies Rpcs<typeof OwnDataService>;
