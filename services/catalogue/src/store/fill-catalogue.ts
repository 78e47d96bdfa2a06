import { type NewCard, toSku, toVersion } from '../cards/store/new-card.js';
import type { CompanyCopy } from '../copies/store/companies.js';
import type { LocalText } from '../domain/local-text.js';
import type { Color } from '../reference/domain/color.js';
import type { Unit } from '../reference/domain/unit.js';
import { rowsOf, type SqlConn } from './sql.js';

/** A category as it is first written. */
export interface NewCategory {
  id: string;
  parentId: string | null;
  treeId: string;
  level: number;
  position: number;
  type: 'product' | 'service';
  name: LocalText;
  pictureId: string | null;
}

/** Writes rows given as JSON in one statement; what is there already under the same key stays. */
async function insertAll(conn: SqlConn, table: string, columns: string, rows: readonly object[]): Promise<void> {
  const BATCH = 1_000;
  for (let at = 0; at < rows.length; at += BATCH) {
    await rowsOf(conn, {
      sql: `insert into ${table} (${columns}) select ${columns}
        from json_populate_recordset(null::${table}, ?::json) on conflict do nothing`,
      bindings: [JSON.stringify(rows.slice(at, at + BATCH))],
    });
  }
}

const companyColumns = 'id, short_name, city_en, city_ru, active, blacklisted, verified, version';
const categoryColumns = 'id, parent_id, tree_id, level, position, type, title_en, title_ru, picture_id';
const skuColumns =
  'id, company_id, broker_manager_id, published_version, draft_version, published_at, popularity, created_at';
const versionColumns = `sku_id, version, category_id, name_en, name_ru, vendor_code, hs_code, brand_name, price_mode, price_from, price_to,
  unit_id, minimum_quantum, lead_days, is_sample_available, payment_advance, payment_transfer, inco_terms, warranty, width, height,
  length, weight, count_in_one_package, shipment_method, color_id, country_id, picture_ids, industry_ids, texts`;

const toCertificates = (card: NewCard): object[] =>
  card.certificates.map((file, position) => ({
    sku_id: card.id,
    version: 1,
    position,
    file_id: file.id,
    name: file.name,
    type: file.type,
    size: file.size.toString(),
  }));

/** Writes many rows at once and leaves the read model alone: a rebuild or a projection follows. What is there already stays. */
export const fillCatalogue = (conn: SqlConn) => ({
  units: (units: readonly Unit[]): Promise<void> =>
    insertAll(
      conn,
      'unit',
      'id, position, name_en, name_ru, description_en, description_ru',
      units.map(({ id, name, description }, position) => ({
        id,
        position,
        name_en: name.en,
        name_ru: name.ru,
        description_en: description.en,
        description_ru: description.ru,
      })),
    ),

  colors: (colors: readonly Color[]): Promise<void> =>
    insertAll(
      conn,
      'color',
      'id, position, name_en, name_ru, hex',
      colors.map(({ id, name, hex }, position) => ({ id, position, name_en: name.en, name_ru: name.ru, hex })),
    ),

  industries: (industries: ReadonlyArray<{ id: string; name: LocalText }>): Promise<void> =>
    insertAll(
      conn,
      'industry',
      'id, position, name_en, name_ru',
      industries.map(({ id, name }, position) => ({ id, position, name_en: name.en, name_ru: name.ru })),
    ),

  companies: (companies: readonly CompanyCopy[]): Promise<void> =>
    insertAll(
      conn,
      'company',
      companyColumns,
      companies.map(({ shortName, city, ...company }) => ({
        ...company,
        short_name: shortName,
        city_en: city.en,
        city_ru: city.ru,
      })),
    ),

  /** Parents must come before their children. */
  categories: (categories: readonly NewCategory[]): Promise<void> =>
    insertAll(
      conn,
      'category',
      categoryColumns,
      categories.map(({ parentId, treeId, name, pictureId, ...category }) => ({
        ...category,
        parent_id: parentId,
        tree_id: treeId,
        title_en: name.en,
        title_ru: name.ru,
        picture_id: pictureId,
      })),
    ),

  cards: async (cards: readonly NewCard[]): Promise<void> => {
    await insertAll(conn, 'sku', skuColumns, cards.map(toSku));
    await insertAll(conn, 'sku_version', versionColumns, cards.map(toVersion));
    await insertAll(
      conn,
      'certificate',
      'sku_id, version, position, file_id, name, type, size',
      cards.flatMap(toCertificates),
    );
  },
});
