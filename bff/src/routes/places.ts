import { businessTypes, endpoints } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { route } from '../http/route.js';
import { businessTypeText } from '../language/texts.js';
import { namedView } from '../present/reference.js';

const citiesOf = async (call: CallContext, of: { regionId: string; areaId: string }) => {
  const { cities } = await call.deps.services.identity.listCities(of, call.reads());
  return { data: cities.map((city) => namedView(city, call.locale)) };
};

/** The regions, areas and industries to choose from in company forms. */
export const placeRoutes = [
  route(endpoints.listRegions, async (call) => {
    const { regions } = await call.deps.services.identity.listRegions({}, call.reads());
    return { data: regions.map((region) => namedView(region, call.locale)) };
  }),
  route(endpoints.listAreas, async (call) => {
    const { areas } = await call.deps.services.identity.listAreas({ regionId: call.params.region }, call.reads());
    return { data: areas.map((area) => namedView(area, call.locale)) };
  }),
  route(endpoints.listCities, (call) => citiesOf(call, { regionId: call.params.region, areaId: call.query.area })),
  route(endpoints.listAreaCities, (call) => citiesOf(call, { regionId: '', areaId: call.params.area })),
  route(endpoints.listIndustries, async (call) => {
    const { industries } = await call.deps.services.identity.listIndustries({}, call.reads());
    return { data: industries.map((industry) => namedView(industry, call.locale)) };
  }),
  route(endpoints.listBusinessTypes, async (call) => ({
    data: businessTypes.map((id) => ({ id, name: businessTypeText(call.locale, id) })),
  })),
];
