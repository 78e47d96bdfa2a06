import type { RouteTable } from '../routing.js';

/** The nomenclature for customs declarations. */
export const hsCodeRoutes = {
  findHsCodes: { method: 'get', path: '/catalog/hs', kind: 'A', who: 'public' },
  suggestHsCodes: { method: 'get', path: '/api/hs-codes/suggestions', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
