import { type Field, json, moment, optional, text, whole, word } from '../../store/fields.js';
import type { Decline, Invitation } from '../domain/invitation.js';

/** The reason and comment of a declined invitation. Both columns are empty if it was not declined. */
const decline: Field<{ reason: string; comment: string }, Decline | undefined> = {
  read: ({ reason, comment }) => (reason === '' ? undefined : { reason: reason as Decline['reason'], comment }),
  write: (said) => ({ reason: said?.reason ?? '', comment: said?.comment ?? '' }),
};

export const invitationFields = {
  id: text('id'),
  requestId: text('request_id'),
  supplierCompanyId: text('supplier_company_id'),
  state: word<Invitation['state']>()('state'),
  version: whole('version'),
  invitedAt: moment('invited_at'),
  stateAt: moment('state_at'),
  decline,
  left: optional(json<NonNullable<Invitation['left']>>()('left_at')),
};
