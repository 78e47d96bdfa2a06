import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { placeRoutes } from './routes/places.js';
import { namedView, uuid } from './values.js';
import { businessTypes } from './words.js';

/** GET /api/get-cities/{region}. `area` limits the cities to a district. */
const citiesQuery = z.object({ area: z.union([uuid, z.literal('')]).default('') });

/** GET /api/get-business-types */
export const businessTypeView = z.strictObject({ id: z.enum(businessTypes), name: z.string() });
export type BusinessTypeView = z.infer<typeof businessTypeView>;

export const placeEndpoints = /* @__PURE__ */ endpointsOf(placeRoutes, {
  listRegions: { summary: 'Lists the regions of Russia by name', answer: z.array(namedView) },
  listAreas: { summary: 'Lists the known districts of a region', answer: z.array(namedView) },
  listCities: {
    summary: 'Lists the known cities of a region or of one of its districts',
    query: citiesQuery,
    answer: z.array(namedView),
  },
  listAreaCities: { summary: 'Lists the known cities of a district', answer: z.array(namedView) },
  listIndustries: { summary: 'Lists the industries, with “other” last', answer: z.array(namedView) },
  listBusinessTypes: { summary: 'Lists the types of business', answer: z.array(businessTypeView) },
});
