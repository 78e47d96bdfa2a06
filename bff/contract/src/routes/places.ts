import type { RouteTable } from '../routing.js';

/** The options for an address and a company's business. */
export const placeRoutes = {
  listRegions: { method: 'get', path: '/api/get-regions', kind: 'A', who: 'public' },
  listAreas: { method: 'get', path: '/api/get-areas/:region', kind: 'A', who: 'public' },
  listCities: { method: 'get', path: '/api/get-cities/:region', kind: 'A', who: 'public' },
  listAreaCities: { method: 'get', path: '/api/get-cities-by-area/:area', kind: 'A', who: 'public' },
  listIndustries: { method: 'get', path: '/api/get-industries', kind: 'A', who: 'public' },
  listBusinessTypes: { method: 'get', path: '/api/get-business-types', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
