import type { LocalText } from '../../domain/local-text.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';

/** A supplier's published cards of one category. */
export interface FamilyPlace {
  companyId: string;
  categoryId: string;
}

/** A published card with the facts that variants are made of, and its current variant. */
export interface FamilyCard {
  skuId: string;
  version: number;
  name: LocalText;
  variant: LocalText;
  color: LocalText;
  /** Length, width and height in millimetres. Zero if unknown. */
  sizes: number[];
  /** Kilograms. Zero if unknown. */
  weight: number;
  vendorCode: string;
}

/** More cards of one supplier and category than this are not compared, because no buyer sees them side by side. */
const maxCards = 2_000;

const note = `insert into due_family (company_id, category_id)
  select distinct s.company_id, v.category_id from sku s
  join sku_version v on v.sku_id = s.id and v.version = coalesce(s.published_version, s.draft_version)
  where s.id = any (?::uuid[])`;

/** Queues the families of changed cards, in the transaction that changes them. */
export const noteFamilies = (conn: SqlConn, ids: readonly string[]): Promise<unknown> =>
  rowsOf(conn, { sql: note, bindings: [ids] });

const published = `select v.sku_id as "skuId", v.version, json_build_object('en', v.name_en, 'ru', v.name_ru) as name,
    json_build_object('en', v.variant_en, 'ru', v.variant_ru) as variant,
    json_build_object('en', coalesce(k.name_en, ''), 'ru', coalesce(k.name_ru, '')) as color,
    json_build_array(coalesce(v.length, 0), coalesce(v.width, 0), coalesce(v.height, 0)) as sizes,
    coalesce(v.weight, 0)::float8 as weight, v.vendor_code as "vendorCode"
  from sku s join sku_version v on v.sku_id = s.id and v.version = s.published_version and v.category_id = ?
  left join color k on k.id = v.color_id
  where s.company_id = ? and s.removed_at is null and s.published_version is not null
  order by v.name_en, v.sku_id limit ${maxCards}`;

/** The families of cards: which ones to compare again, and their cards. */
export const cardFamilies = (conn: SqlConn) => ({
  /** Queues all families. */
  noteAll: async (): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into due_family (company_id, category_id) select distinct s.company_id, v.category_id from sku s
        join sku_version v on v.sku_id = s.id and v.version = s.published_version where s.removed_at is null`,
      bindings: [],
    });
  },

  /** Removes up to `limit` entries of the queue and returns their families. Other transactions take other entries. */
  takeDue: (limit: number): Promise<FamilyPlace[]> =>
    rowsOf<FamilyPlace>(conn, {
      sql: `with taken as (delete from due_family where id in (
          select id from due_family order by id limit ?::int for update skip locked) returning company_id, category_id)
        select distinct company_id as "companyId", category_id as "categoryId" from taken order by 1, 2`,
      bindings: [limit],
    }),

  published: ({ companyId, categoryId }: FamilyPlace): Promise<FamilyCard[]> =>
    rowsOf<FamilyCard>(conn, { sql: published, bindings: [categoryId, companyId] }),

  /** Stores the variants of cards. A new variant changes the stamp of the card, so lists show it at once. */
  mark: async (cards: readonly Pick<FamilyCard, 'skuId' | 'version' | 'variant'>[]): Promise<void> => {
    const rows = cards.map(({ skuId: id, version, variant: { en, ru } }) => ({ id, version, en, ru }));
    await rowsOf(conn, {
      sql: `update sku_version v set variant_en = given.en, variant_ru = given.ru
        from json_to_recordset(?::json) as given (id uuid, version int, en text, ru text)
        where v.sku_id = given.id and v.version = given.version`,
      bindings: [JSON.stringify(rows)],
    });
  },
});
