import type { NewEvent } from '@setu/kit/events';
import {
  ConditionFilesChanged,
  RequestManagerChanged,
  RequestPublished,
  RequestStatusChanged,
} from '@setu/proto/request/events';
import type { Status } from './requests/domain/lifecycle.js';
import type { AttachedFile, Request } from './requests/domain/request.js';

/** A customer gave a request to the brokers. */
export function requestPublished(request: Request, customerName: string): NewEvent {
  const payload = RequestPublished.encode({
    ...head(request),
    customerCompanyId: request.customerCompanyId,
    customerName,
    authorUserId: request.authorUserId,
    supplierCompanyId: request.supplierCompanyId ?? '',
  }).finish();
  return { subject: 'setu.request.request.published', aggregateId: request.id, payload };
}

/** A published request moved from `from` to where it is now. */
export function requestStatusChanged(request: Request, from: Status, customerName: string): NewEvent {
  const payload = RequestStatusChanged.encode({
    ...head(request),
    from,
    to: request.status,
    customerCompanyId: request.customerCompanyId,
    customerName,
    authorUserId: request.authorUserId,
    supplierCompanyId: request.supplierCompanyId ?? '',
    brokerManagerId: request.brokerManagerId ?? '',
    reason: request.rejectReason,
  }).finish();
  return { subject: 'setu.request.request.status_changed', aggregateId: request.id, payload };
}

/** A request that had a manager has another one. */
export function requestManagerChanged(request: Request): NewEvent {
  const payload = RequestManagerChanged.encode({
    ...head(request),
    brokerManagerId: request.brokerManagerId ?? '',
  }).finish();
  return { subject: 'setu.request.request.manager_changed', aggregateId: request.id, payload };
}

/** The request's whole list of files, and who may read them: none are left when it is deleted. */
export function filesChanged(request: Request, files: readonly Pick<AttachedFile, 'id'>[]): NewEvent {
  const payload = ConditionFilesChanged.encode({
    requestId: request.id,
    version: request.version,
    fileIds: files.map(({ id }) => id),
    authorUserId: request.authorUserId,
    customerCompanyId: request.customerCompanyId,
    supplierCompanyId: request.sentToSupplierAt === null ? '' : (request.supplierCompanyId ?? ''),
    published: request.status !== 'draft',
  }).finish();
  return { subject: 'setu.request.condition.files_changed', aggregateId: request.id, payload };
}

function head(request: Request) {
  return {
    requestId: request.id,
    version: request.version,
    kind: request.kind,
    numericHash: request.numericHash ?? '',
    name: request.name,
  };
}
