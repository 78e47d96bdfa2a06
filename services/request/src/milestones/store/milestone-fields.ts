import { enumText, integer, optional, text, timestamp } from '../../store/fields.js';
import type { Kind, Side } from '../domain/milestone.js';

export const milestoneFields = {
  requestId: text('request_id'),
  kind: enumText<Kind>()('kind'),
  version: integer('version'),
  expectedOn: optional(text('expected_on')),
  happenedOn: optional(text('happened_on')),
  note: text('note'),
  side: enumText<Side>()('side'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  reportedAt: timestamp('said_at'),
};
