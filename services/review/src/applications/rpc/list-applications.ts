import { instantsOf, isUuid, readPage } from '@setu/kit/core';
import type * as wire from '@setu/proto/review/applications';
import { applicationStatusWord, wireApplicationStatus } from '@setu/proto/wire-words';
import { applicationStatuses } from '@setu/proto/words';
import { knownValues } from '../../domain/known-values.js';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import type { ListedApplication } from '../domain/application.js';
import { isClosed } from '../domain/lifecycle.js';
import { readSort, waitsOf } from '../domain/list.js';
import { type ApplicationCaller, mayManage } from '../domain/rights.js';

const SEARCH_MAX = 200;

/** Open to managers. Lists supplier applications. */
export const listApplications: Rpc<'listApplications'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    mustSee(actor, 'applications');
    const page = readPage(request.page, { limit: 10 });
    const waits = waitsOf(actor.userId, clock.now());
    const filter = {
      search: request.search.replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX),
      statuses: knownValues(applicationStatuses, request.statuses.map(applicationStatusWord)),
      managerIds: request.managerIds.filter(isUuid),
      created: instantsOf('created-on', request.createdOn),
      waitingFor: request.waitsForCaller ? waits : undefined,
      sort: readSort(request.sort),
    };
    const [{ applications, total, counts }, waiting] = await Promise.all([
      read.applicationList.page(filter, page),
      read.applicationList.countWaiting(waits),
    ]);
    return {
      ...{ applications: applications.map((each) => toWire(each, actor)), total },
      waitingForCaller: waiting.all,
      counts: counts.map(({ status, count }) => ({ status: wireApplicationStatus(status), count })),
    };
  };

const toWire = (application: ListedApplication, actor: ApplicationCaller): wire.ApplicationRow => ({
  id: application.id,
  numericHash: application.numericHash,
  companyName: application.companyName,
  address: application.address,
  status: wireApplicationStatus(application.status),
  managerId: application.managerId ?? '',
  managerName: application.managerName,
  createdAt: application.createdAt.toISOString(),
  waitsForCaller: !isClosed(application.status) && mayManage(application, actor),
  isDeclined: application.isDeclined,
});
