import type { PlacesService } from '@setu/proto/identity/places';
import type { Rpcs } from '../../served.js';
import { listAreas } from './list-areas.js';
import { listCities } from './list-cities.js';
import { listRegions } from './list-regions.js';

/** The rpcs of the places in an address. */
export const placeRpcs = { listRegions, listAreas, listCities } satisfies Rpcs<typeof PlacesService>;
