import type { Problem } from './problem';

/** Every kind of thing the cache knows. A new entity gets its tag here. */
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
] as const;
export type TagType = (typeof tagTypes)[number];

export interface Tag {
  type: TagType;
  id: string;
}

/** The list of a kind: provided by lists, invalidated by whatever adds, removes or reorders. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

export const idTag = (type: TagType, id: string): Tag => ({ type, id });

/** What a list provides: itself and each of its items. */
export function provideList(type: TagType, items: { id: string }[] | undefined): Tag[] {
  return [listTag(type), ...(items ?? []).map(({ id }) => idTag(type, id))];
}

/** A failed change changed nothing: tags are dropped only on success. */
export function onSuccess<Arg>(tags: (arg: Arg) => Tag[]) {
  return (_result: unknown, error: Problem | undefined, arg: Arg): Tag[] => (error ? [] : tags(arg));
}
