import type { RouteTable } from '../routing.js';

/** Tools for translation. */
export const translationRoutes = {
  translateText: { method: 'post', path: '/api/translate-text', kind: 'A', who: 'user' },
  recallTranslations: { method: 'get', path: '/broker/translation-memory', kind: 'A', who: 'review' },
  getGlossary: { method: 'get', path: '/broker/glossary', kind: 'S', who: 'review', screen: 'glossary_page' },
  writeGlossary: { method: 'post', path: '/broker/glossary', kind: 'S', who: 'review' },
} as const satisfies RouteTable;
