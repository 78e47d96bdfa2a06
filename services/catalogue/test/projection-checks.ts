import { withUnlimitedTransaction } from '@setu/kit/db';
import { expect } from 'vitest';
import { rebuildSearch } from '../src/search/store/rebuild-search.js';
import type { Catalogue } from './fixtures.js';

/** Waits until the read model has processed every change of the category trees. */
export const allProjected = ({ deps }: Catalogue): Promise<void> =>
  expect.poll(() => deps.read.categoryProjections.due(), { timeout: 30_000 }).toEqual([]);

/** Checks that the read model equals a rebuilt one row by row. The rebuilt one stays in place. */
export async function equalsRebuilt({ deps: { db } }: Catalogue): Promise<void> {
  const contents = async () => ({
    counts: await db('category_stats')
      .where('cards', '<>', 0)
      .orderBy('category_num')
      .select('category_num', 'cards', 'min_price', 'max_price'),
    lists: await db('listing as l')
      .join('search_doc as d', 'd.rank', 'l.rank')
      .orderBy(['l.category_num', 'd.sku_id'])
      .select('l.category_num', 'd.sku_id'),
    documents: await db('search_doc').orderBy('sku_id').select('sku_id', 'category_num', 'words'),
  });
  const before = await contents();
  await withUnlimitedTransaction(db, (conn) => rebuildSearch(conn));
  expect(before).toEqual(await contents());
}
