import type { ReportsService } from '@setu/proto/catalogue/reports';
import type { Rpcs } from '../../served.js';
import { countReportedCards } from './count-reported-cards.js';
import { streamCatalogueReport } from './stream-catalogue-report.js';
import { tellOpened } from './tell-opened.js';

/** The procedures for reports on cards and searches, for senior managers. */
export const reportRpcs = { countReportedCards, streamCatalogueReport, tellOpened } satisfies Rpcs<
  typeof ReportsService
>;
