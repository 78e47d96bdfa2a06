import { moment, optional, text, whole, word } from '../../store/fields.js';
import type { Kind, Side } from '../domain/milestone.js';

export const milestoneFields = {
  requestId: text('request_id'),
  kind: word<Kind>()('kind'),
  version: whole('version'),
  expectedOn: optional(text('expected_on')),
  happenedOn: optional(text('happened_on')),
  note: text('note'),
  side: word<Side>()('side'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  saidAt: moment('said_at'),
};
