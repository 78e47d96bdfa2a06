import { type DiscussedField, discussedFields } from '@setu/contract';
import { DiscussionEntry } from './discussion-entry';
import type { Discussions } from './use-discussions';

const isDiscussed = (field: string): field is DiscussedField => discussedFields.some((one) => one === field);

/**
 * Shows, next to a field of the card, a link to its discussion or a button to start one. Shows nothing if the field is
 * not a text.
 */
export function FieldDiscussion({ field, discussions }: { field: string; discussions: Discussions }) {
  return isDiscussed(field) ? <DiscussionEntry {...{ field, discussions }} /> : null;
}
