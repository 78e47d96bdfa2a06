import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { placeRoutes } from './routes/places.js';
import { namedView, uuid } from './values.js';
import { businessTypes } from './words.js';

/** GET /api/get-cities/{region}: `area` narrows them to a district. */
const citiesQuery = z.object({ area: z.union([uuid, z.literal('')]).default('') });

/** GET /api/get-business-types */
export const businessTypeView = z.strictObject({ id: z.enum(businessTypes), name: z.string() });
export type BusinessTypeView = z.infer<typeof businessTypeView>;

export const placeEndpoints = /* @__PURE__ */ endpointsOf(placeRoutes, {
  listRegions: { summary: 'Regions of Russia, by name', answer: z.array(namedView) },
  listAreas: { summary: 'Districts of a region, as far as they are known', answer: z.array(namedView) },
  listCities: {
    summary: 'Cities of a region or of one of its districts, as far as they are known',
    query: citiesQuery,
    answer: z.array(namedView),
  },
  listAreaCities: { summary: 'Cities of a district, as far as they are known', answer: z.array(namedView) },
  listIndustries: { summary: 'Industries, other last', answer: z.array(namedView) },
  listBusinessTypes: { summary: 'What companies do with what they sell', answer: z.array(businessTypeView) },
});
