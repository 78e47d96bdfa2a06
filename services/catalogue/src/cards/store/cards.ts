import type { Conn } from '@setu/kit/db';
import type { LocalText } from '../../domain/local-text.js';
import { bigintOf, numberOf, rowsOf, type Statement } from '../../store/sql.js';
import type { Card, CardDetails, CardTexts, FileRef } from '../domain/card.js';

interface CardRow {
  sku_id: string;
  version: number;
  category_id: string;
  tree_id: string;
  type: Card['category']['type'];
  name_en: string;
  name_ru: string;
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
  company_id: string;
  company_name: string;
  company_city: LocalText;
  company_verified: boolean;
  company_visible: boolean;
  is_published: boolean;
}

interface DetailsRow extends CardRow {
  payment_advance: string | null;
  payment_transfer: string | null;
  warranty: number | null;
  width: string | null;
  height: string | null;
  length: string | null;
  weight: string | null;
  count_in_one_package: string | null;
  texts: CardTexts;
  shipment_method: string;
  industries: LocalText[];
  color: { id: string; name: LocalText; hex: string } | null;
  certificates: Array<Omit<FileRef, 'size'> & { size: string }>;
  broker_manager_id: string | null;
  published_at: Date | null;
  revision: number;
}

const LISTED = `v.sku_id, v.version, v.category_id, cat.tree_id, cat.type, v.name_en, v.name_ru, v.vendor_code, v.hs_code,
  v.brand_name, v.price_mode, v.price_from, v.price_to, v.unit_id, v.minimum_quantum, v.lead_days, v.is_sample_available,
  v.inco_terms, v.texts -> 'incoPlace' AS inco_place, v.country_id, v.picture_ids, s.company_id,
  json_build_object('name', json_build_object('en', u.name_en, 'ru', u.name_ru),
    'description', json_build_object('en', u.description_en, 'ru', u.description_ru)) AS unit,
  co.short_name AS company_name, json_build_object('en', co.city_en, 'ru', co.city_ru) AS company_city,
  co.verified AS company_verified, co.visible AS company_visible, s.published_version IS NOT NULL AS is_published`;

const DETAILED = `${LISTED}, v.payment_advance, v.payment_transfer, v.warranty, v.width, v.height, v.length, v.weight,
  v.count_in_one_package, v.texts, v.shipment_method, s.broker_manager_id, s.published_at, s.revision,
  (SELECT coalesce(json_agg(json_build_object('en', i.name_en, 'ru', i.name_ru) ORDER BY i.position), '[]')
     FROM industry i WHERE i.id = ANY (v.industry_ids)) AS industries,
  (SELECT json_build_object('id', k.id, 'name', json_build_object('en', k.name_en, 'ru', k.name_ru), 'hex', k.hex)
     FROM color k WHERE k.id = v.color_id) AS color,
  (SELECT coalesce(json_agg(json_build_object('id', f.file_id, 'name', f.name, 'type', f.type, 'size', f.size::text)
     ORDER BY f.position), '[]') FROM certificate f WHERE f.sku_id = v.sku_id AND f.version = v.version) AS certificates`;

// The published version, or the draft of a card that has none.
const FROM_IDS = `FROM unnest(?::uuid[]) WITH ORDINALITY AS asked (id, place)
  JOIN sku s ON s.id = asked.id AND s.removed_at IS NULL
  JOIN sku_version v ON v.sku_id = s.id AND v.version = coalesce(s.published_version, s.draft_version)
  JOIN category cat ON cat.id = v.category_id
  JOIN company co ON co.id = s.company_id
  JOIN unit u ON u.id = v.unit_id
  ORDER BY asked.place`;

/** The statement that fetches cards as lists show them, in the order of their ids. */
export const cardsByIds = (ids: readonly string[]): Statement => ({
  sql: `SELECT ${LISTED} ${FROM_IDS}`,
  bindings: [ids],
});

/** The statement that fetches cards with everything their pages show, in the order of their ids. */
export const cardDetailsByIds = (ids: readonly string[]): Statement => ({
  sql: `SELECT ${DETAILED} ${FROM_IDS}`,
  bindings: [ids],
});

function toCard(row: CardRow): Card {
  return {
    skuId: row.sku_id,
    category: { id: row.category_id, treeId: row.tree_id, type: row.type },
    name: { en: row.name_en, ru: row.name_ru },
    vendorCode: row.vendor_code,
    hsCode: row.hs_code,
    priceMode: row.price_mode,
    priceFrom: bigintOf(row.price_from),
    priceTo: bigintOf(row.price_to),
    unit: { id: row.unit_id, ...row.unit },
    minimumQuantum: Number(row.minimum_quantum),
    leadDays: row.lead_days,
    pictureIds: row.picture_ids,
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
  };
}

function toDetails(row: DetailsRow): CardDetails {
  return {
    ...toCard(row),
    paymentAdvance: numberOf(row.payment_advance),
    paymentTransfer: numberOf(row.payment_transfer),
    warranty: row.warranty ?? undefined,
    width: numberOf(row.width),
    height: numberOf(row.height),
    length: numberOf(row.length),
    weight: numberOf(row.weight),
    countInOnePackage: numberOf(row.count_in_one_package),
    texts: row.texts,
    industries: row.industries,
    shipmentMethod: row.shipment_method,
    color: row.color ?? undefined,
    certificates: row.certificates.map((file) => ({ ...file, size: BigInt(file.size) })),
    brokerManagerId: row.broker_manager_id ?? undefined,
    version: row.version,
    revision: row.revision,
    publishedAt: row.published_at ?? undefined,
    isCompanyVisible: row.company_visible,
  };
}

/** Reads cards, whoever may see them. */
export const cards = (conn: Conn) => ({
  /** Cards as lists show them, in the order of `ids`; unknown and removed ones are left out. */
  listed: async (ids: readonly string[]): Promise<Card[]> =>
    ids.length === 0 ? [] : (await rowsOf<CardRow>(conn, cardsByIds(ids))).map(toCard),

  /** Cards with everything their pages show, in the order of `ids`; unknown and removed ones are left out. */
  detailed: async (ids: readonly string[]): Promise<CardDetails[]> =>
    ids.length === 0 ? [] : (await rowsOf<DetailsRow>(conn, cardDetailsByIds(ids))).map(toDetails),
});
