import { enumText, optional, text, timestamp } from '../../store/fields.js';
import type { Sample } from '../domain/sample.js';

export const sampleFields = {
  id: text('id'),
  requestId: text('request_id'),
  supplierCompanyId: text('supplier_company_id'),
  state: enumText<Sample['state']>()('state'),
  comment: text('comment'),
  address: text('address'),
  addressPassedAt: optional(timestamp('address_passed_at')),
  askedAt: timestamp('asked_at'),
  askedByUserId: text('asked_by_user_id'),
  askedActingUserId: optional(text('asked_acting_user_id')),
  sentOn: optional(text('sent_on')),
  tracking: text('tracking'),
  declineReason: text('decline_reason'),
  answeredAt: optional(timestamp('answered_at')),
  answeredByUserId: optional(text('answered_by_user_id')),
  answeredActingUserId: optional(text('answered_acting_user_id')),
  answeredSide: optional(enumText<NonNullable<Sample['answeredSide']>>()('answered_side')),
  verdict: optional(enumText<NonNullable<Sample['verdict']>>()('verdict')),
  verdictComment: text('verdict_comment'),
  judgedAt: optional(timestamp('judged_at')),
  judgedByUserId: optional(text('judged_by_user_id')),
  judgedActingUserId: optional(text('judged_acting_user_id')),
};
