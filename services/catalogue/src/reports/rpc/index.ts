import type { ReportsService } from '@setu/proto/catalogue/reports';
import type { Rpcs } from '../../served.js';
import { countReportedCards } from './count-reported-cards.js';
import { streamCatalogueReport } from './stream-catalogue-report.js';
import { tellOpened } from './tell-opened.js';

/** What senior managers read of cards and searches. */
export const reportRpcs = { countReportedCards, streamCatalogueReport, tellOpened } satisfies Rpcs<
  typeof ReportsService
>;
