import { units } from '@setu/demo-world';
import { type Knex, withConnection, withUnlimitedTransaction } from '@setu/kit/db';
import { fillCategories } from '../../categories/store/fill-categories.js';
import { refreshCategories } from '../../categories/store/refresh-categories.js';
import { fillCompanies } from '../../read-models/store/fill-companies.js';
import { fillReference } from '../../reference/store/fill-reference.js';
import { rebuildSearch } from '../../search/store/rebuild-search.js';
import { copyCards } from '../copy-cards.js';
import { rootsOf } from '../seed-catalogue.js';
import { type HeldOut, heldOut } from './cards.js';

const chunk = 20_000;

/** Rebuilds in memory what `fillHeldOut` wrote to a database. */
export async function readHeldOut(db: Knex, seed: number, count: number): Promise<HeldOut> {
  const { product: rootId } = await rootsOf(db);
  return heldOut(seed, count, { rootId, unitId: units[0]?.id ?? '' });
}

/** Writes a held-out catalogue to a database without one, and rebuilds the read model. */
export async function fillHeldOut(db: Knex, seed: number, count: number): Promise<HeldOut> {
  await fillReference(db).units(units);
  const { product: rootId } = await rootsOf(db);
  const catalogue = heldOut(seed, count, { rootId, unitId: units[0]?.id ?? '' });
  await fillCategories(db, catalogue.categories);
  await fillCompanies(db, catalogue.companies);
  await refreshCategories(db);
  await withConnection(db, async (connection) => {
    for (let at = 0; at < catalogue.cards.length; at += chunk) {
      await copyCards(
        connection,
        catalogue.cards.slice(at, at + chunk).map((card, i) => catalogue.written(card, at + i)),
      );
    }
  });
  await db.raw('ANALYZE category, company, sku, sku_version');
  await withUnlimitedTransaction(db, (conn) => rebuildSearch(conn));
  return catalogue;
}
