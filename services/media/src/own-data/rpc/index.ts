import type { OwnDataService } from '@setu/proto/media/own_data';
import type { Rpcs } from '../../served.js';
import { tellOwnData } from './tell-own-data.js';

/** The rpcs about a user's own data. */
export const ownDataRpcs = { tellOwnData } satisfies Rpcs<typeof OwnDataService>;
