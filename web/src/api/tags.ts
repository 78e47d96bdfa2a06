import type { Problem } from './problem';

/** Every kind of data in the cache. Add a tag here for each new entity. */
export const tagTypes = [
  'cardFile',
  'card',
  'category',
  'cart',
  'request',
  'message',
  'notice',
  'company',
  'dashboard',
  'reference',
  'page',
  'context',
  'savedView',
  'paper',
  'mail',
  'ownSession',
  'ownAccount',
  'secondFactor',
  'token',
  'webhook',
  'signing',
  'team',
  'substitution',
  'review',
  'discussion',
  'glossary',
  'application',
  'setting',
  'searchWord',
  'costRow',
] as const;
export type TagType = (typeof tagTypes)[number];

export interface Tag {
  type: TagType;
  id: string;
}

/** Returns the tag for all lists of a kind. Changes that add, remove or reorder items invalidate it. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

export const idTag = (type: TagType, id: string): Tag => ({ type, id });

/** Returns the tags that a list provides: its own tag and the tag of each item. */
export function provideList(type: TagType, items: { id: string }[] | undefined): Tag[] {
  return [listTag(type), ...(items ?? []).map(({ id }) => idTag(type, id))];
}

/** Invalidates tags only after success, because a failed change changes nothing. */
export function onSuccess<Arg>(tags: (arg: Arg) => Tag[]) {
  return (_result: unknown, error: Problem | undefined, arg: Arg): Tag[] => (error ? [] : tags(arg));
}
