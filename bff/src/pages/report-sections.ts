import type { Ask } from '../http/call-context.js';
import { categoryLink } from '../present/category.js';

/** Returns the names of categories by their ids, in the reader's language. Deleted categories are left out. */
export async function sectionNames(ask: Ask, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { categories } = await ask.deps.categories(ask.reads());
  return categories.filter(({ id }) => ids.includes(id)).map((category) => categoryLink(category, ask.locale).name);
}
