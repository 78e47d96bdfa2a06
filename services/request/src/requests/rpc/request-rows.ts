import type * as wire from '@setu/proto/request/requests';
import { wireRequestKind, wireRequestStatus } from '@setu/proto/wire-words';
import type { Stores } from '../../store/index.js';
import { companyRef, moment, personRef } from '../../wire/refs.js';
import type { ListedRequest } from '../store/list-requests.js';

/** Takes a page of requests, gives its lines with the names of customers and managers. */
export async function requestRows(read: Stores, listed: readonly ListedRequest[]): Promise<wire.RequestRow[]> {
  const companyIds = new Set(listed.map(({ customerCompanyId }) => customerCompanyId));
  const managerIds = new Set(listed.flatMap(({ brokerManagerId }) => brokerManagerId ?? []));
  const [companies, people] = await Promise.all([
    read.companies.byIds([...companyIds]),
    read.people.byIds([...managerIds]),
  ]);
  return listed.map((row) => ({
    id: row.id,
    kind: wireRequestKind(row.kind),
    numericHash: row.numericHash ?? '',
    status: wireRequestStatus(row.status),
    publishedAt: moment(row.publishedAt),
    createdAt: moment(row.createdAt),
    statusAt: moment(row.statusAt),
    name: row.name,
    count: row.count,
    unit: row.unit,
    pictureId: row.pictureId,
    customer: companyRef(row.customerCompanyId, companies),
    brokerManager: personRef(row.brokerManagerId, people),
    totalPrice: row.total,
  }));
}
