import type { ReferenceService } from '@setu/proto/catalogue/reference';
import type { Rpcs } from '../../served.js';
import { listColors } from './list-colors.js';
import { listCountries } from './list-countries.js';
import { listUnits } from './list-units.js';

/** The procedures for the small reference lists. */
export const referenceRpcs = { listColors, listCountries, listUnits } satisfies Rpcs<typeof ReferenceService>;
