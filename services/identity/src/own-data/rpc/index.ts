import type { OwnDataService } from '@setu/proto/identity/own_data';
import type { Rpcs } from '../../served.js';
import { tellOwnData } from './tell-own-data.js';

/** The rpcs of the user's own data. */
export const ownDataRpcs = { tellOwnData } satisfies Rpcs<typeof OwnDataService>;
