import { paddedArray } from '@setu/kit/db';
import type { LocalText } from '../../domain/local-text.js';
import { colorsOf } from '../../read-models/store/picture-colors.js';
import { bigintOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { Card, CardCategories, CardDetails, CategoryName, FileRef } from '../domain/card.js';
import { detailColumns, type PlainRow, toDetailValues } from './plain-columns.js';

interface CardRow {
  sku_id: string;
  version: number;
  category_id: string;
  tree_id: string;
  type: Card['category']['type'];
  categories: Array<{ level: number; id: string; name: LocalText }>;
  name_en: string;
  name_ru: string;
  variant_en: string;
  variant_ru: string;
  vendor_code: string;
  hs_code: string;
  brand_name: string;
  price_mode: Card['priceMode'];
  price_from: string | null;
  price_to: string | null;
  unit_id: string;
  unit: { name: LocalText; description: LocalText };
  minimum_quantum: string;
  lead_days: number;
  is_sample_available: boolean;
  inco_terms: string;
  inco_place: LocalText;
  country_id: string;
  picture_ids: string[];
  picture_colors: Card['pictureColors'] | null;
  company_id: string;
  company_name: string;
  company_city: LocalText;
  company_verified: boolean;
  company_visible: boolean;
  broker_manager_id: string | null;
  is_published: boolean;
}

interface DetailsRow extends CardRow, PlainRow {
  industries: CardDetails['industries'];
  color: { id: string; name: LocalText; hex: string } | null;
  certificates: Array<Omit<FileRef, 'size'> & { size: string; validUntil: string | null }>;
  published_at: Date | null;
  revision: number;
  company_logo_id: string | null;
}

const listedColumns = `v.sku_id, v.version, v.category_id, cat.tree_id, cat.type, v.name_en, v.name_ru, v.variant_en, v.variant_ru,
  v.vendor_code, v.hs_code,
  v.brand_name, v.price_mode, v.price_from, v.price_to, v.unit_id, v.minimum_quantum, v.lead_days, v.is_sample_available,
  v.inco_terms, v.texts -> 'incoPlace' as inco_place, v.country_id, v.picture_ids, ${colorsOf('v.picture_ids')} as picture_colors, s.company_id,
  json_build_object('name', json_build_object('en', u.name_en, 'ru', u.name_ru),
    'description', json_build_object('en', u.description_en, 'ru', u.description_ru)) as unit,
  co.short_name as company_name, json_build_object('en', co.city_en, 'ru', co.city_ru) as company_city,
  co.verified as company_verified, co.visible as company_visible, s.published_version is not null as is_published,
  s.broker_manager_id,
  (select json_agg(json_build_object('level', above.level, 'id', above.id,
     'name', json_build_object('en', above.title_en, 'ru', above.title_ru)))
     from category above where above.num = any (cat.path)) as categories`;

const detailedColumns = `${listedColumns}, ${detailColumns.map((column) => `v.${column}`).join(', ')}, s.published_at, s.revision,
  co.logo_picture_id as company_logo_id,
  (select coalesce(json_agg(json_build_object('id', i.id, 'name', case
       when v.other_industry <> '' and lower(i.name_en) = 'other' then json_build_object('en', v.other_industry, 'ru', '')
       else json_build_object('en', i.name_en, 'ru', i.name_ru) end)
     order by i.position), '[]')
     from industry i where i.id = any (v.industry_ids)) as industries,
  (select json_build_object('id', k.id, 'name', json_build_object('en', k.name_en, 'ru', k.name_ru), 'hex', k.hex)
     from color k where k.id = v.color_id) as color,
  (select coalesce(json_agg(json_build_object('id', f.file_id, 'name', f.name, 'type', f.type, 'size', f.size::text,
     'validUntil', f.valid_until::text)
     order by f.position), '[]') from certificate f where f.sku_id = v.sku_id and f.version = v.version) as certificates`;

const from = (version: string): string => `from unnest(?::uuid[]) with ordinality as asked (id, place)
  join sku s on s.id = asked.id and s.removed_at is null
  join sku_version v on v.sku_id = s.id and v.version = ${version}
  join category cat on cat.id = v.category_id
  join company co on co.id = s.company_id
  join unit u on u.id = v.unit_id
  order by asked.place`;

// Reads the published version, or the draft if the card is not published.
const fromIds = from('coalesce(s.published_version, s.draft_version)');
const fromWritten = from('coalesce(s.draft_version, s.published_version)');

/** Returns the statement that reads cards as lists show them, in the order of their ids. */
export const cardsByIds = (ids: readonly string[]): Statement => ({
  sql: `select ${listedColumns} ${fromIds}`,
  bindings: [paddedArray(ids)],
  isPrepared: true,
});

/** Returns the statement that reads cards with everything their pages show, in the order of their ids. */
export const cardDetailsByIds = (ids: readonly string[]): Statement => ({
  sql: `select ${detailedColumns} ${fromIds}`,
  bindings: [paddedArray(ids)],
  isPrepared: true,
});

const noName = { en: '', ru: '' };

function categoriesOf({ tree_id, categories }: CardRow): CardCategories {
  const at = (level: number): CategoryName | undefined => {
    const found = categories.find((one) => one.level === level);
    return found && { id: found.id, name: found.name };
  };
  return { tree: at(0) ?? { id: tree_id, name: noName }, category: at(1), subcategory: at(2) };
}

function toCard(row: CardRow): Card {
  return {
    skuId: row.sku_id,
    category: { id: row.category_id, treeId: row.tree_id, type: row.type },
    categories: categoriesOf(row),
    name: { en: row.name_en, ru: row.name_ru },
    variant: { en: row.variant_en, ru: row.variant_ru },
    vendorCode: row.vendor_code,
    hsCode: row.hs_code,
    priceMode: row.price_mode,
    priceFrom: bigintOf(row.price_from),
    priceTo: bigintOf(row.price_to),
    unit: { id: row.unit_id, ...row.unit },
    minimumQuantum: Number(row.minimum_quantum),
    leadDays: row.lead_days,
    pictureIds: row.picture_ids,
    pictureColors: row.picture_colors ?? {},
    company: {
      id: row.company_id,
      shortName: row.company_name,
      city: row.company_city,
      verified: row.company_verified,
    },
    brandName: row.brand_name,
    countryId: row.country_id,
    incoTerms: row.inco_terms,
    incoPlace: row.inco_place,
    isSampleAvailable: row.is_sample_available,
    state: row.is_published ? 'published' : 'draft',
    brokerManagerId: row.broker_manager_id ?? undefined,
    isCompanyVisible: row.company_visible,
  };
}

function toDetails(row: DetailsRow): CardDetails {
  return {
    ...toCard(row),
    ...toDetailValues(row),
    industries: row.industries,
    color: row.color ?? undefined,
    certificates: row.certificates.map(({ validUntil, ...file }) => ({
      ...file,
      size: BigInt(file.size),
      ...(validUntil !== null && { validUntil }),
    })),
    version: row.version,
    revision: row.revision,
    companyLogoId: row.company_logo_id ?? '',
    publishedAt: row.published_at ?? undefined,
  };
}

const handOver = 'update sku set broker_manager_id = ? where broker_manager_id = ?';

/** Reads cards without checking who may see them. */
export const cards = (conn: SqlConn) => ({
  /** Returns cards as lists show them, in the order of `ids`. Unknown and removed cards are left out. */
  listed: async (ids: readonly string[]): Promise<Card[]> =>
    ids.length === 0 ? [] : (await rowsOf<CardRow>(conn, cardsByIds(ids))).map(toCard),

  /** Returns cards with everything their pages show, in the order of `ids`. Unknown and removed cards are left out. */
  detailed: async (ids: readonly string[]): Promise<CardDetails[]> =>
    ids.length === 0 ? [] : (await rowsOf<DetailsRow>(conn, cardDetailsByIds(ids))).map(toDetails),

  /** Returns cards as their editors see them: the draft, or the public version if there is no draft. */
  written: async (ids: readonly string[]): Promise<CardDetails[]> =>
    (await rowsOf<DetailsRow>(conn, { sql: `select ${detailedColumns} ${fromWritten}`, bindings: [ids] })).map(
      toDetails,
    ),

  /** Assigns all cards of one manager to their successor, or unassigns them if there is no successor. */
  handOver: async (fromId: string, toId: string | undefined): Promise<void> => {
    await rowsOf(conn, { sql: handOver, bindings: [toId ?? null, fromId] });
  },
});
