import { systemIds } from '@setu/kit/core';
import type { AuditEntry } from '../../audit/store/audit.js';
import type { Stores } from '../../store/index.js';
import { searchText } from '../domain/search-text.js';

/** Whose requests go to whom, and by whom that was done. */
export interface HandOver extends Pick<AuditEntry, 'at' | 'byUserId' | 'actingUserId'> {
  fromId: string;
  /** Absent: nobody. */
  toId: string | undefined;
}

/** Gives all requests of a manager to another, those that ended too: claims may still come. Done again it finds none. Leavers are held. */
export async function handOver(
  stores: Pick<Stores, 'requests' | 'people' | 'audit'>,
  { fromId, toId, ...by }: HandOver,
): Promise<void> {
  const heir = toId === undefined ? undefined : (await stores.people.byIds([toId])).get(toId);
  const name = searchText(heir?.surname ?? '', heir?.name ?? '');
  const given = await stores.requests.giveAll(fromId, { id: toId, name });
  const change = { field: 'broker_manager', from: fromId, to: toId ?? '' };
  await stores.audit.add(given.map((requestId) => ({ id: systemIds.id(), requestId, ...by, ...change })));
}
