import { readPage } from '@setu/kit/core';
import type * as wire from '@setu/proto/review/applications';
import { applicationStatusWord, wireApplicationStatus } from '@setu/proto/wire-words';
import { applicationStatuses } from '@setu/proto/words';
import { knownWords } from '../../domain/known-words.js';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import type { ListedApplication } from '../domain/application.js';

/** Managers: supplier applications, newest first. */
export const listApplications: Rpc<'listApplications'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustSee(actor, 'applications');
    const page = readPage(request.page, { limit: 10 });
    const statuses = knownWords(applicationStatuses, request.statuses.map(applicationStatusWord));
    const { applications, total } = await read.applications.list(statuses, page);
    return { applications: applications.map(toWire), total };
  };

const toWire = (application: ListedApplication): wire.ApplicationRow => ({
  id: application.id,
  numericHash: application.numericHash,
  companyName: application.companyName,
  status: wireApplicationStatus(application.status),
  managerId: application.managerId ?? '',
  managerName: application.managerName,
  createdAt: application.createdAt.toISOString(),
});
