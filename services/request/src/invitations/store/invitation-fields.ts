import { enumText, type Field, integer, json, optional, text, timestamp } from '../../store/fields.js';
import type { Decline, Invitation } from '../domain/invitation.js';

/** The reason and comment of a declined invitation. Both columns are empty if it was not declined. */
const decline: Field<{ reason: string; comment: string }, Decline | undefined> = {
  read: ({ reason, comment }) => (reason === '' ? undefined : { reason: reason as Decline['reason'], comment }),
  write: (declined) => ({ reason: declined?.reason ?? '', comment: declined?.comment ?? '' }),
};

export const invitationFields = {
  id: text('id'),
  requestId: text('request_id'),
  supplierCompanyId: text('supplier_company_id'),
  state: enumText<Invitation['state']>()('state'),
  version: integer('version'),
  invitedAt: timestamp('invited_at'),
  stateAt: timestamp('state_at'),
  answeredAt: optional(timestamp('answered_at')),
  decline,
  left: optional(json<NonNullable<Invitation['left']>>()('left_at')),
};
