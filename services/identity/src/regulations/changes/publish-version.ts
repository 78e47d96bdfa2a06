import { createHash } from 'node:crypto';
import { internal, invalid } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { queueEvidence } from '../../signing/changes/queue-evidence.js';
import type { Stores } from '../../store/index.js';
import { lapseOf, type NewRegulationVersion, validateRegulationVersion } from '../domain/regulation-version.js';
import type { StoredRegulationVersion } from '../store/regulation-versions.js';

/**
 * Names of the tasks that notify companies of a version, and withdraw the right to trade when the grace period is over.
 */
export const notifyVersionTask = 'identity.tell-edition';
export const lapseTask = 'identity.lapse-regulations';

/** Who publishes a version, when, and the id of the event that its notifications refer to. */
interface Publisher {
  userId: string;
  eventId: string;
  now: Date;
}

/**
 * Stores a new version of the regulation. Tasks notify the companies that may trade and withdraw that right after the
 * grace period.
 * Repeating the newest version returns it unchanged. The same file with other dates throws `invalid`.
 */
export async function publishVersion(
  stores: WriteStores<Stores>,
  input: NewRegulationVersion,
  { userId, eventId, now }: Publisher,
): Promise<StoredRegulationVersion> {
  await stores.regulationVersions.lock();
  const newest = await stores.regulationVersions.newest();
  const sha256 = createHash('sha256').update(input.content).digest('hex');
  if (newest?.sha256 === sha256) {
    const isSame = newest.effectiveFrom === input.effectiveFrom && newest.graceUntil === input.graceUntil;
    if (isSame) return newest;
    throw invalid({ file: 'regulation_same' });
  }
  const version = validateRegulationVersion(input, newest, now);
  const number = (newest?.number ?? 0) + 1;
  await stores.regulationVersions.insert(version, { number, byUserId: userId, eventId, now });
  const { effectiveFrom, graceUntil } = version;
  const object = { kind: 'regulation', id: String(number) };
  await stores.auditLog.add({ action: 'regulation.published', object, after: { sha256, effectiveFrom, graceUntil } });
  await queueEvidence(stores, { regulationNumber: number });
  const lapsesAt = lapseOf(version.graceUntil);
  await stores.regulationVersions.setLapses(lapsesAt, now);
  await stores.jobs.add(notifyVersionTask, { number }, { key: `${notifyVersionTask} ${number}` });
  await stores.jobs.add(lapseTask, {}, { key: `${lapseTask} ${number}`, runAt: lapsesAt });
  const stored = await stores.regulationVersions.newest();
  if (stored === undefined) throw internal('the version that was just stored was not found');
  return stored;
}
