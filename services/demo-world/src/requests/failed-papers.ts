import { userId } from '../companies/companies.js';
import { demoId } from '../demo-id.js';
import { officeTime } from '../epoch.js';
import type { DemoPaper } from '../shapes/demo-deal.js';

/** Returns the documents that could not be made. */
export const demoFailedPapers = (now: Date): DemoPaper[] => [
  {
    id: demoId('paper', 'rfd-19'),
    fileId: demoId('file', 'paper-rfd-19'),
    requestId: demoId('request', 'rfd-19'),
    kind: 'proforma_balance',
    byUserId: userId('buyer@volga.example'),
    at: officeTime(now, 4.3),
  },
];
