import { businessTypes, endpoints } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { route } from '../http/route.js';
import { businessTypeText } from '../language/texts.js';
import { namedView } from '../present/reference.js';

const citiesOf = async (ask: Ask, of: { regionId: string; areaId: string }) => {
  const { cities } = await ask.deps.services.identity.listCities(of, ask.reads());
  return { data: cities.map((city) => namedView(city, ask.locale)) };
};

/** The regions, areas and industries to choose from in company forms. */
export const placeRoutes = [
  route(endpoints.listRegions, async (ask) => {
    const { regions } = await ask.deps.services.identity.listRegions({}, ask.reads());
    return { data: regions.map((region) => namedView(region, ask.locale)) };
  }),
  route(endpoints.listAreas, async (ask) => {
    const { areas } = await ask.deps.services.identity.listAreas({ regionId: ask.params.region }, ask.reads());
    return { data: areas.map((area) => namedView(area, ask.locale)) };
  }),
  route(endpoints.listCities, (ask) => citiesOf(ask, { regionId: ask.params.region, areaId: ask.query.area })),
  route(endpoints.listAreaCities, (ask) => citiesOf(ask, { regionId: '', areaId: ask.params.area })),
  route(endpoints.listIndustries, async (ask) => {
    const { industries } = await ask.deps.services.identity.listIndustries({}, ask.reads());
    return { data: industries.map((industry) => namedView(industry, ask.locale)) };
  }),
  route(endpoints.listBusinessTypes, async (ask) => ({
    data: businessTypes.map((id) => ({ id, name: businessTypeText(ask.locale, id) })),
  })),
];
