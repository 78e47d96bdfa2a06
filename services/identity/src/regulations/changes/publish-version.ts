import { createHash } from 'node:crypto';
import { internal, invalid } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { askToKeep } from '../../signing/changes/queue-evidence.js';
import type { Stores } from '../../store/index.js';
import { lapseOf, type NewEdition, readyEdition } from '../domain/regulation-version.js';
import type { KeptEdition } from '../store/regulation-versions.js';

/**
 * Names of the tasks that notify companies of a version, and withdraw the right to trade when the grace period is over.
 */
export const tellEditionTask = 'identity.tell-edition';
export const lapseTask = 'identity.lapse-regulations';

/** Who publishes a version, when, and the id of the event that its notifications refer to. */
interface By {
  userId: string;
  eventId: string;
  now: Date;
}

/**
 * Stores a new version of the regulation. Tasks notify the companies that may trade and withdraw that right after the
 * grace period.
 * Repeating the newest version returns it unchanged. The same file with other dates throws `invalid`.
 */
export async function publishEdition(
  stores: WriteStores<Stores>,
  given: NewEdition,
  { userId, eventId, now }: By,
): Promise<KeptEdition> {
  await stores.editions.lock();
  const newest = await stores.editions.newest();
  const sha256 = createHash('sha256').update(given.content).digest('hex');
  if (newest?.sha256 === sha256) {
    const isSame = newest.effectiveFrom === given.effectiveFrom && newest.graceUntil === given.graceUntil;
    if (isSame) return newest;
    throw invalid({ file: 'regulation_same' });
  }
  const edition = readyEdition(given, newest, now);
  const number = (newest?.number ?? 0) + 1;
  await stores.editions.insert(edition, { number, byUserId: userId, eventId, now });
  const { effectiveFrom, graceUntil } = edition;
  const object = { kind: 'regulation', id: String(number) };
  await stores.auditLog.add({ action: 'regulation.published', object, after: { sha256, effectiveFrom, graceUntil } });
  await askToKeep(stores, { regulationNumber: number });
  const lapsesAt = lapseOf(edition.graceUntil);
  await stores.editions.setLapses(lapsesAt, now);
  await stores.jobs.add(tellEditionTask, { number }, { key: `${tellEditionTask} ${number}` });
  await stores.jobs.add(lapseTask, {}, { key: `${lapseTask} ${number}`, runAt: lapsesAt });
  const kept = await stores.editions.newest();
  if (kept === undefined) throw internal('the version that was just stored was not found');
  return kept;
}
