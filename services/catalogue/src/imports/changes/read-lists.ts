import type { Stores } from '../../store/index.js';
import { type CardLists, cardLists } from '../domain/card-lists.js';

/** Reads the current values that cells of a file can refer to. */
export async function readLists({
  categories,
  reference,
}: Pick<Stores, 'categories' | 'reference'>): Promise<CardLists> {
  const [trees, units, colors, industries] = await Promise.all([
    categories.all(),
    reference.units(),
    reference.colors(),
    reference.industries(),
  ]);
  return cardLists({ categories: trees, units, colors, industries });
}
