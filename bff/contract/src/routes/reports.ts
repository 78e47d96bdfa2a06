import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';
import { reportScreenRoutes } from './report-screens.js';

/** The audience of a search: an anonymous visitor, or a side of the marketplace. */
export const searchAudiences = ['stranger', 'customer', 'supplier', 'broker'] as const;

/**
 * The query of a report: its name, its days (`from` and `to`, or `period` as in lists, all inclusive), and the `step`
 * of the chart's bars.
 * A report of searches also has the language, the audience, the categories, and filters for terms without results and
 * for new terms.
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

/** The reports of senior managers. */
export const reportRoutes = {
  getReport: { ...reportScreenRoutes.getReport, list: reportCodec },
  sendReport: { method: 'post', path: '/broker/reports', kind: 'D', who: 'senior', list: reportCodec },
  listReportDownloads: { method: 'get', path: '/broker/reports/downloads', kind: 'A', who: 'senior' },
} as const satisfies RouteTable;
