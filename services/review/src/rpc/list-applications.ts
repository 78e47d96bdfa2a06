import { readPage } from '@setu/kit/core';
import type { Call } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/review';
import type { ReviewDeps } from '../deps.js';
import { applicationStatuses, readStatuses } from '../domain/review.js';
import { mustSee } from '../domain/rights.js';
import type { ApplicationRow } from '../store/applications.js';

/** Managers: supplier applications, newest first. */
export const listApplications =
  ({ read }: ReviewDeps) =>
  async (request: wire.ListApplicationsRequest, { actor }: Call): Promise<wire.ListApplicationsResponse> => {
    mustSee(actor, 'applications');
    const page = readPage(request.page, { limit: 10 });
    const { rows, total } = await read.applications.list(readStatuses(applicationStatuses, request.statuses), page);
    return { applications: rows.map(toWire), total };
  };

const toWire = (row: ApplicationRow): wire.ApplicationRow => ({
  id: row.id,
  numericHash: row.numeric_hash,
  companyName: row.company_name,
  status: row.status,
  managerId: row.manager_id ?? '',
  managerName: row.manager_name,
  createdAt: row.created_at.toISOString(),
});
