import type { HsCodesService } from '@setu/proto/catalogue/hs_codes';
import type { Rpcs } from '../../served.js';
import { findHsCodes } from './find-hs-codes.js';
import { suggestHsCodes } from './suggest-hs-codes.js';

/** The rpcs of the nomenclature. */
export const hsCodeRpcs = { findHsCodes, suggestHsCodes } satisfies Rpcs<typeof HsCodesService>;
