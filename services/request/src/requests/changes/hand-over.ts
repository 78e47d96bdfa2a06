import { systemIds } from '@setu/kit/core';
import type { AuditEntry } from '../../audit/store/audit.js';
import type { Stores } from '../../store/index.js';
import { searchText } from '../domain/search-text.js';

/** The former and the new manager, and the author of the change. */
export interface HandOver extends Pick<AuditEntry, 'at' | 'byUserId' | 'actingUserId'> {
  fromId: string;
  /** Undefined to unassign. */
  toId: string | undefined;
}

/**
 * Assigns all requests of a manager to another. Includes ended ones, because claims may still come. Repeating it does
 * nothing. The caller holds the lock on departed users.
 */
export async function handOver(
  stores: Pick<Stores, 'requests' | 'people' | 'audit'>,
  { fromId, toId, ...by }: HandOver,
): Promise<void> {
  const successor = toId === undefined ? undefined : (await stores.people.byIds([toId])).get(toId);
  const name = searchText(successor?.surname ?? '', successor?.name ?? '');
  const reassigned = await stores.requests.reassignAll(fromId, { id: toId, name });
  const change = { field: 'broker_manager', from: fromId, to: toId ?? '' };
  await stores.audit.add(reassigned.map((requestId) => ({ id: systemIds.id(), requestId, ...by, ...change })));
}
