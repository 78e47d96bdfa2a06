import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';
import { reportScreenRoutes } from './report-screens.js';

/** Who searched, as a side of the marketplace. */
export const searchAudiences = ['stranger', 'customer', 'supplier', 'broker'] as const;

/**
 * The query of a report: which one, its days (`from` and `to`, or `period` as lists have them; both inclusive), of searches
 * also the language of the words, who searched, in which categories and whether only words count that found nothing, or that
 * were not searched for before. `step`: what a bar of the chart stands for.
 */
export const reportCodec = {
  sorts: [
    ...['place', 'cards', 'suppliers', 'companies', 'industry', 'views', 'created', 'searches', 'missed', 'opened'],
    ...['words', 'company', 'people', 'person'],
  ],
  filters: {
    name: { kind: 'text' },
    from: { kind: 'text' },
    to: { kind: 'text' },
    period: { kind: 'days' },
    language: { kind: 'set', of: ['ru', 'en'] },
    audience: { kind: 'set', of: searchAudiences },
    section: { kind: 'set' },
    show: { kind: 'set', of: ['missed', 'new'] },
    step: { kind: 'text' },
  },
} as const satisfies ListCodec;

/** Reports of senior managers. */
export const reportRoutes = {
  getReport: { ...reportScreenRoutes.getReport, list: reportCodec },
  sendReport: { method: 'post', path: '/broker/reports', kind: 'D', who: 'senior', list: reportCodec },
  listReportDownloads: { method: 'get', path: '/broker/reports/downloads', kind: 'A', who: 'senior' },
} as const satisfies RouteTable;
