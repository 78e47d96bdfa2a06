import type { Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { NoticeDraft } from '../../notices/domain/notices.js';
import type { Stores } from '../../store/index.js';
import type { ChangedField, CompanyChange } from '../domain/company-change.js';
import type { CompanySummary } from '../domain/company-summary.js';

/** The actor and the time of a change to a company. */
export interface ChangeContext {
  actor: { userId: string; actingUserId: string };
  now: Date;
  ids: Ids;
}

/** Records a change of a company. */
export async function recordChange(
  stores: WriteStores<Stores>,
  { id, version }: CompanySummary,
  { kind, fields, context }: { kind: CompanyChange['kind']; fields: ChangedField[]; context: ChangeContext },
): Promise<void> {
  const { userId, actingUserId } = context.actor;
  const change = { id: context.ids.id(), companyId: id, kind, version, fields, changedAt: context.now };
  await stores.companyChanges.add({ ...change, userId, actingUserId });
}

/** Notifies users of a change, except the actor, on screen and by email. */
export async function notifyOfCompany(
  stores: WriteStores<Stores>,
  { id, shortName }: CompanySummary,
  { type, to, context }: { type: NoticeDraft['type']; to: readonly string[]; context: ChangeContext },
): Promise<void> {
  const { userId: actorUserId, actingUserId } = context.actor;
  const occurredAt = context.now.toISOString();
  const event = EventEnvelope.fromPartial({ id: context.ids.id(), occurredAt, actorUserId, actingUserId });
  const draft: NoticeDraft = { type, params: { company: shortName }, entityType: 'company', entityId: id };
  await writeNotices(stores, { event, draft, to });
}
