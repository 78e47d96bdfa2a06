import type { CallContext } from '../http/call-context.js';
import { categoryLink } from '../present/category.js';

/** Returns the names of categories by their ids, in the reader's language. Deleted categories are left out. */
export async function sectionNames(call: CallContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { categories } = await call.deps.categories(call.reads());
  return categories.filter(({ id }) => ids.includes(id)).map((category) => categoryLink(category, call.locale).name);
}
