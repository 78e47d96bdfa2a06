import type { Ask } from '../http/ask.js';
import { categoryLink } from '../present/category.js';

/** The names of categories by their ids, as the reader has them; one there is no more has none. */
export async function sectionNames(ask: Ask, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { categories } = await ask.deps.categories(ask.reads());
  return categories.filter(({ id }) => ids.includes(id)).map((category) => categoryLink(category, ask.locale).name);
}
