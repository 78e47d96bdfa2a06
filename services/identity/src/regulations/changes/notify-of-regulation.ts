import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { Stores } from '../../store/index.js';
import type { StoredRegulationVersion } from '../store/regulation-versions.js';

/** A notification about a version, with its type, the id of its event and the time of the event. */
interface RegulationNotification {
  version: StoredRegulationVersion;
  companyId: string;
  type: 'regulation_published' | 'regulation_lapsed';
  eventId: string;
  at: Date;
}

/** Notifies every user of a company about a version, once each. */
export async function notifyOfRegulation(
  stores: WriteStores<Stores>,
  { version, companyId, type, eventId, at }: RegulationNotification,
): Promise<void> {
  const { number, effectiveFrom, graceUntil = '' } = version;
  const event = EventEnvelope.fromPartial({ id: eventId, occurredAt: at.toISOString() });
  const params = { number: String(number), start: effectiveFrom, finish: graceUntil };
  const draft = { type, params, entityType: 'company' as const, entityId: companyId };
  await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(companyId) });
}
