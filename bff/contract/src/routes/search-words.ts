import type { RouteTable } from '../routing.js';

/** The actions of admins on synonyms and stop words of the search. */
export const searchWordRoutes = {
  saveSynonym: { method: 'post', path: '/admin/words', kind: 'S', who: 'admin' },
  trySynonym: { method: 'post', path: '/admin/words/preview', kind: 'A', who: 'admin' },
  removeSynonym: { method: 'post', path: '/admin/words/synonym/:synonym/remove', kind: 'A', who: 'admin' },
  saveStopWords: { method: 'post', path: '/admin/words/stop-words', kind: 'A', who: 'admin' },
} as const satisfies RouteTable;
