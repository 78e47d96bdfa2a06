import type { OwnDataService } from '@setu/proto/identity/own_data';
import type { Rpcs } from '../../served.js';
import { tellOwnData } from './tell-own-data.js';

/** What can be asked of one's own data. */
export const ownDataRpcs = { tellOwnData } satisfies Rpcs<typeof OwnDataService>;
