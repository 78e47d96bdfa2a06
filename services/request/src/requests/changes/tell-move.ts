import type { Writing } from '../../deps.js';
import { filesChanged, requestManagerChanged, requestStatusChanged } from '../../events.js';
import type { Rejection } from '../domain/rejection.js';
import type { Request } from '../domain/request.js';
import { searchText } from '../domain/search-text.js';
import { customerName } from './record-change.js';

export interface ToldMove {
  before: Request;
  after: Request;
  rejection: Rejection | undefined;
}

/** Tells the others that a request moved, that it has another manager, that another supplier may read its files now. */
export async function tellMove(stores: Writing, { before, after, rejection }: ToldMove): Promise<void> {
  await tellManager(stores, before, after);
  const isNew = seeingSupplier(after) !== seeingSupplier(before);
  const words = { from: before.status, rejection, customerName: await customerName(stores, after) };
  const supplier = { supplierSees: seeingSupplier(after) !== undefined, supplierIsNew: isNew };
  await stores.outbox.add(requestStatusChanged(after, { ...words, ...supplier }));
  if (isNew) {
    const { files } = await stores.conditions.of(after.id);
    await stores.outbox.add(filesChanged(after, files));
  }
}

const seeingSupplier = ({ sentToSupplierAt, supplierCompanyId }: Request): string | undefined =>
  sentToSupplierAt && supplierCompanyId;

async function tellManager(stores: Writing, before: Request, after: Request): Promise<void> {
  const managerId = after.brokerManagerId;
  if (managerId === undefined || managerId === before.brokerManagerId) return;
  const manager = (await stores.people.byIds([managerId])).get(managerId);
  await stores.requests.nameManager(after.id, searchText(manager?.surname ?? '', manager?.name ?? ''));
  if (before.brokerManagerId !== undefined) await stores.outbox.add(requestManagerChanged(after));
}
