import { fillCategories, fillReference, rebuildSearch, refreshCategories } from '@setu/catalogue/simulation';
import { userId } from '@setu/demo-world';
import { openDatabase, withTransaction } from '@setu/kit/db';

const idOf = (key: string): string => userId(`simulated catalogue ${key}`);

/** The ids of what cards refer to. */
export const catalogueIds = {
  ...{ goods: idOf('goods'), machines: idOf('machines'), pumps: idOf('pumps') },
  ...{ unit: idOf('unit'), color: idOf('color'), industry: idOf('industry'), picture: idOf('picture') },
} as const;

const { goods, machines, pumps } = catalogueIds;
const category = { treeId: goods, position: 0, type: 'product', pictureId: null } as const;

/** Fills the catalogue with a category and the values that cards refer to. */
export async function fillCatalogue(url: string): Promise<void> {
  const db = openDatabase({ url, schema: 'setu_catalogue', statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  try {
    const fill = fillReference(db);
    await fill.units([
      { id: catalogueIds.unit, name: { en: 'pcs', ru: 'шт' }, description: { en: 'piece', ru: 'штука' } },
    ]);
    await fill.colors([{ id: catalogueIds.color, name: { en: 'Blue', ru: 'Синий' }, hex: '#2F6FA8' }]);
    await fill.industries([{ id: catalogueIds.industry, name: { en: 'Water supply', ru: 'Водоснабжение' } }]);
    await fillCategories(db, [
      { ...category, id: goods, parentId: null, level: 0, name: { en: 'Goods', ru: 'Товары' } },
      { ...category, id: machines, parentId: goods, level: 1, name: { en: 'Machines', ru: 'Машины' } },
      { ...category, id: pumps, parentId: machines, level: 2, name: { en: 'Pumps', ru: 'Насосы' } },
    ]);
    await refreshCategories(db);
    await withTransaction(db, (conn) => rebuildSearch(conn));
  } finally {
    await db.destroy();
  }
}
