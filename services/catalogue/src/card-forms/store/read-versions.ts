import { type PlainRow, toValues } from '../../cards/store/plain-columns.js';
import { bigintOf, rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { Certificate, WrittenVersion } from '../domain/form-content.js';

interface Content extends PlainRow {
  category_id: string;
  hs_code: string;
  price_mode: WrittenVersion['priceMode'];
  price_from: string | null;
  price_to: string | null;
  unit_id: string;
  inco_terms: string;
  country_id: string;
  color_id: string | null;
  industry_ids: string[];
  picture_ids: string[];
}

interface VersionRow {
  edit: number;
  content: Content;
  certificates: (Omit<Certificate, 'size'> & { size: string })[];
}

const toVersion = ({ content, certificates }: VersionRow): WrittenVersion => ({
  ...toValues(content),
  categoryId: content.category_id,
  hsCode: content.hs_code,
  priceMode: content.price_mode,
  priceFrom: bigintOf(content.price_from),
  priceTo: bigintOf(content.price_to),
  unitId: content.unit_id,
  incoTerms: content.inco_terms,
  countryId: content.country_id,
  colorId: content.color_id ?? undefined,
  industryIds: content.industry_ids,
  pictureIds: content.picture_ids,
  certificates: certificates.map((file) => ({ ...file, size: BigInt(file.size) })),
});

// Prices are sent as text because JSON numbers cannot hold their full range.
const version = `select v.edit, to_jsonb(v) || jsonb_build_object('price_from', v.price_from::text, 'price_to', v.price_to::text) as content,
    (select coalesce(json_agg(json_build_object('id', f.file_id, 'name', f.name, 'type', f.type, 'size', f.size::text,
       'validUntil', coalesce(f.valid_until::text, '')) order by f.position), '[]')
       from certificate f where f.sku_id = v.sku_id and f.version = v.version) as certificates
  from sku_version v where v.sku_id = ? and v.version = ?`;

// Reads the version that a form opens: the draft, or the public version if there is no draft.
const written = (where: string) => `select s.id as "skuId", lower(s.vendor_code) as code, v.edit,
    to_jsonb(v) || jsonb_build_object('price_from', v.price_from::text, 'price_to', v.price_to::text) as content,
    (select coalesce(json_agg(json_build_object('id', f.file_id, 'name', f.name, 'type', f.type, 'size', f.size::text,
       'validUntil', coalesce(f.valid_until::text, '')) order by f.position), '[]')
       from certificate f where f.sku_id = v.sku_id and f.version = v.version) as certificates
  from sku s join sku_version v on v.sku_id = s.id and v.version = coalesce(s.draft_version, s.published_version)
  where s.company_id = ? and s.removed_at is null and ${where}`;
const byCodes = written(`s.vendor_code <> '' and lower(s.vendor_code) = any (?::text[])`);

const afterCard = `${written('s.id > ?')} order by s.id limit ?`;

/** A company's card as its form shows it, with its vendor code in lower case. */
export interface OpenForm {
  skuId: string;
  code: string;
  content: WrittenVersion;
}

interface OpenRow extends VersionRow {
  skuId: string;
  code: string;
}

const toOpen = (row: OpenRow): OpenForm => ({ skuId: row.skuId, code: row.code, content: toVersion(row) });

/** Reads the content of versions. */
export const readVersions = (conn: SqlConn) => ({
  /** Returns the content of a version and its number of edits. */
  async read(skuId: string, number: number): Promise<{ edit: number; content: WrittenVersion } | undefined> {
    const row = await rowOf<VersionRow>(conn, { sql: version, bindings: [skuId, number] });
    return row && { edit: row.edit, content: toVersion(row) };
  },

  /** Returns the company's cards that have one of the vendor codes, ignoring case. */
  byCodes: async (companyId: string, codes: readonly string[]): Promise<OpenForm[]> => {
    if (codes.length === 0) return [];
    const lowerCaseCodes = codes.map((code) => code.toLowerCase());
    return (await rowsOf<OpenRow>(conn, { sql: byCodes, bindings: [companyId, lowerCaseCodes] })).map(toOpen);
  },

  /** Returns up to `limit` cards of a company with ids after `skuId`, in the order of their ids. */
  after: async (companyId: string, skuId: string, limit: number): Promise<OpenForm[]> =>
    (await rowsOf<OpenRow>(conn, { sql: afterCard, bindings: [companyId, skuId, limit] })).map(toOpen),
});
