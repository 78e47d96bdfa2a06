import { type DiscussedField, discussedFields } from '@setu/contract';
import { DiscussionEntry } from './discussion-entry';
import type { Discussions } from './use-discussions';

const isDiscussed = (field: string): field is DiscussedField => discussedFields.some((one) => one === field);

/** Beside a field of the card: the way to what is said about it, or where that begins; nothing where it is no text. */
export function FieldTalk({ field, discussions }: { field: string; discussions: Discussions }) {
  return isDiscussed(field) ? <DiscussionEntry {...{ field, discussions }} /> : null;
}
