import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';

const childrenEach = 49;

const compiled = (/** @type {string} */ path) =>
  import(pathToFileURL(inRoot(`services/catalogue/dist/categories/store/${path}.js`)).href);

/** @param {string} id @param {number} number @param {string} name */
const named = (id, number, name) => ({ id, pictureId: null, name: { ru: `${name} ${number}`, en: `Group ${number}` } });

/**
 * Adds categories to the goods tree up to a wanted number, in sections of 49 sub-categories each. Returns the tree's id
 * and the number of categories.
 * @param {string} url
 * @param {number} wanted
 */
export async function fillTree(url, wanted) {
  const { openDatabase } = await import('@setu/kit/db');
  const { systemIds } = await import('@setu/kit/core');
  const { fillCategories } = await compiled('fill-categories');
  const { refreshCategories } = await compiled('refresh-categories');
  const db = openDatabase({ url, schema: 'setu_catalogue', pool: { max: 1 }, statementMs: 0 });
  try {
    const tree = await db('category').where({ level: 0, type: 'product' }).orderBy('position').first();
    const count = async () => Number((await db('category').where({ tree_id: tree.id }).count({ n: '*' }).first())?.n);
    /** @type {object[]} */
    const rows = [];
    for (let there = await count(), number = there; there + rows.length < wanted; number += 1) {
      const section = systemIds.id();
      const place = { treeId: tree.id, type: 'product' };
      rows.push({
        ...named(section, number, 'Раздел'),
        ...place,
        parentId: tree.id,
        level: 1,
        position: 1000 + number,
      });
      for (let at = 1; at <= childrenEach && there + rows.length < wanted; at += 1)
        rows.push({
          ...named(systemIds.id(), number * 100 + at, 'Подкатегория насосов'),
          ...{ ...place, parentId: section, level: 2, position: at },
        });
    }
    if (rows.length > 0)
      await db.transaction(async (trx) => {
        await fillCategories(trx, rows);
        await refreshCategories(trx);
        await trx.raw('update category_tree set revision = revision + 1');
      });
    return { treeId: /** @type {string} */ (tree.id), categories: await count() };
  } finally {
    await db.destroy();
  }
}
