import { type Field, optional, text, timestamp } from '../../store/fields.js';
import type { Settlement } from '../domain/claim.js';

interface SettlementColumns {
  resolution: string;
  closed_at: Date | null;
  closed_by_user_id: string | null;
  closed_acting_user_id: string | null;
}

/** The settlement of a claim. Its columns are empty while the claim is open. */
const settlement: Field<SettlementColumns, Settlement | undefined> = {
  read: ({ resolution, closed_at: at, closed_by_user_id: byUserId, closed_acting_user_id: actingUserId }) =>
    at === null || byUserId === null
      ? undefined
      : { resolution, at, byUserId, actingUserId: actingUserId ?? undefined },
  write: (settled) => ({
    resolution: settled?.resolution ?? '',
    closed_at: settled?.at ?? null,
    closed_by_user_id: settled?.byUserId ?? null,
    closed_acting_user_id: settled?.actingUserId ?? null,
  }),
};

export const claimFields = {
  id: text('id'),
  requestId: text('request_id'),
  at: timestamp('at'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  text: text('text'),
  settlement,
};
