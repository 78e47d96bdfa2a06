import type { RouteTable } from '../routing.js';

/** The home page, static pages and search suggestions. */
export const homeRoutes = {
  getHome: { method: 'get', path: '/', kind: 'S', who: 'public', screen: 'index' },
  getStaticPage: {
    method: 'get',
    path: '/page/:link',
    kind: 'S',
    who: 'public',
    screen: 'static_page',
    words: ['link'],
  },
  getSuggestions: { method: 'get', path: '/catalog/search/autocomplete-products', kind: 'A', who: 'public' },
} as const satisfies RouteTable;
