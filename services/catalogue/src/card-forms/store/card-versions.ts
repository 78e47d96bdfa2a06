import { invalid } from '@setu/kit/core';
import { violationsAs } from '@setu/kit/db';
import type { CardTexts } from '../../cards/domain/card-values.js';
import { contentColumns, toContent } from '../../cards/store/new-card.js';
import { type PlainRow, toValues } from '../../cards/store/plain-columns.js';
import { insertAll } from '../../store/insert-all.js';
import { bigintOf, rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { Certificate, WrittenVersion } from '../domain/form-content.js';

/** The fields of a card that are needed to edit it. */
export interface CardHead {
  skuId: string;
  companyId: string;
  brokerManagerId: string | undefined;
  publishedVersion: number | undefined;
  draftVersion: number | undefined;
  isRemoved: boolean;
  /** The highest number among the card's versions. */
  lastVersion: number;
}

type HeadRow = {
  [Field in keyof CardHead]: undefined extends CardHead[Field]
    ? Exclude<CardHead[Field], undefined> | null
    : CardHead[Field];
};

const toHead = (row: HeadRow | undefined): CardHead | undefined =>
  row && {
    ...row,
    brokerManagerId: row.brokerManagerId ?? undefined,
    publishedVersion: row.publishedVersion ?? undefined,
    draftVersion: row.draftVersion ?? undefined,
  };

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

const head = `select s.id as "skuId", s.company_id as "companyId", s.broker_manager_id as "brokerManagerId",
    s.published_version as "publishedVersion", s.draft_version as "draftVersion", s.removed_at is not null as "isRemoved",
    (select max(version) from sku_version where sku_id = s.id) as "lastVersion"
  from sku s where s.id = ?`;

const vendorCodeInUse = () => invalid({ vendor_code: 'vendor_code_taken' });
const withUniqueVendorCode = violationsAs({ sku_vendor_code_key: vendorCodeInUse });

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

/** A card that was removed. */
export interface RemovedCard {
  revision: number;
  companyId: string;
  vendorCode: string;
  wasPublic: boolean;
}

interface OpenRow extends VersionRow {
  skuId: string;
  code: string;
}

const toOpen = (row: OpenRow): OpenForm => ({ skuId: row.skuId, code: row.code, content: toVersion(row) });

/** A card that is about to be created. */
export interface CardToBe {
  skuId: string;
  companyId: string;
  brokerManagerId: string | undefined;
  vendorCode: string;
  at: Date;
}

/** A version to be written. */
export interface NewVersion {
  skuId: string;
  number: number;
  /** The number of edits so far, including this one. */
  edit: number;
  content: WrittenVersion;
}

/** Reads and writes versions of cards. The read model that visitors see is updated separately. */
export const cardVersions = (conn: SqlConn) => ({
  /** Returns a card, even a removed one, or undefined if it does not exist. */
  head: async (skuId: string): Promise<CardHead | undefined> =>
    toHead(await rowOf<HeadRow>(conn, { sql: head, bindings: [skuId] })),

  /** Returns a card as `head` does and locks it until the transaction ends. */
  lock: async (skuId: string): Promise<CardHead | undefined> =>
    toHead(await rowOf<HeadRow>(conn, { sql: `${head} for update`, bindings: [skuId] })),

  /** Returns the ids of those cards that have a draft. */
  async drafted(skuIds: readonly string[]): Promise<ReadonlySet<string>> {
    const sql = 'select id from sku where id = any (?::uuid[]) and draft_version is not null';
    const rows = skuIds.length === 0 ? [] : await rowsOf<{ id: string }>(conn, { sql, bindings: [skuIds] });
    return new Set(rows.map(({ id }) => id));
  },

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

  /** Returns the number of cards that a company has. */
  countOf: async (companyId: string): Promise<number> => {
    const sql = 'select count(*)::int as cards from sku where company_id = ? and removed_at is null';
    return (await rowOf<{ cards: number }>(conn, { sql, bindings: [companyId] }))?.cards ?? 0;
  },

  /** Creates cards as drafts and returns the new ids. Throws `invalid` if the company already uses a vendor code. */
  async begin(made: readonly CardToBe[]): Promise<ReadonlySet<string>> {
    const columns = 'id, company_id, broker_manager_id, draft_version, created_at, vendor_code';
    // Two transactions that create the same card may conflict on its id or on its vendor code.
    const sql = `insert into sku (${columns}) select ${columns} from json_populate_recordset(null::sku, ?::json)
      on conflict do nothing returning id`;
    const rows = made.map(({ skuId, companyId, brokerManagerId, vendorCode, at }) => ({
      ...{ id: skuId, company_id: companyId, broker_manager_id: brokerManagerId ?? null, draft_version: 1 },
      ...{ created_at: at.toISOString(), vendor_code: vendorCode },
    }));
    const inserted = await rowsOf<{ id: string }>(conn, { sql, bindings: [JSON.stringify(rows)] });
    const newIds = new Set(inserted.map(({ id }) => id));
    const existing = made.map(({ skuId }) => skuId).filter((id) => !newIds.has(id));
    if (existing.length > 0) {
      const known = { sql: 'select id from sku where id = any (?::uuid[])', bindings: [existing] };
      if ((await rowsOf(conn, known)).length < new Set(existing).size) throw vendorCodeInUse();
    }
    return newIds;
  },

  /** Creates or overwrites drafts, at most one version per card. Throws `invalid` in the same cases as `begin`. */
  async write(versions: readonly NewVersion[]): Promise<void> {
    if (versions.length === 0) return;
    const written = ['edit', ...contentColumns];
    const rows = versions.map(({ skuId, number, edit, content }) => ({
      ...{ sku_id: skuId, version: number, edit },
      ...toContent(content),
    }));
    await rowsOf(conn, {
      sql: `insert into sku_version (sku_id, version, ${written.join(', ')})
        select sku_id, version, ${written.join(', ')} from json_populate_recordset(null::sku_version, ?::json)
        on conflict on constraint sku_version_pk do update set ${written.map((one) => `${one} = excluded.${one}`).join(', ')}`,
      bindings: [JSON.stringify(rows)],
    });
    const ids = versions.map(({ skuId }) => skuId);
    const numbers = versions.map(({ number }) => number);
    await rowsOf(conn, {
      sql: `delete from certificate f using unnest(?::uuid[], ?::int[]) as w (sku_id, version)
        where f.sku_id = w.sku_id and f.version = w.version`,
      bindings: [ids, numbers],
    });
    const files = versions.flatMap(({ skuId, number, content }) =>
      content.certificates.map(({ id, name, type, size, validUntil }, position) => ({
        ...{ sku_id: skuId, version: number, position, file_id: id, name, type },
        ...{ size: size.toString(), valid_until: validUntil || null },
      })),
    );
    await insertAll(conn, 'certificate', 'sku_id, version, position, file_id, name, type, size, valid_until', files);
    const sql = `update sku set draft_version = w.version, vendor_code = w.vendor_code, revision = revision + 1
      from unnest(?::uuid[], ?::int[], ?::text[]) as w (sku_id, version, vendor_code) where id = w.sku_id`;
    const vendorCodes = versions.map(({ content }) => content.vendorCode);
    await withUniqueVendorCode(rowsOf(conn, { sql, bindings: [ids, numbers, vendorCodes] }));
  },

  /** Sets the translated texts of a version. */
  async translate(skuId: string, number: number, { name, ...texts }: CardTexts): Promise<void> {
    await rowsOf(conn, {
      sql: 'update sku_version set name_ru = ?, texts = ?::jsonb where sku_id = ? and version = ?',
      bindings: [name.ru, JSON.stringify(texts), skuId, number],
    });
  },

  /** Raises a card's revision, so that read models accept the next event as the latest. */
  async touch(skuId: string): Promise<void> {
    await rowsOf(conn, { sql: 'update sku set revision = revision + 1 where id = ?', bindings: [skuId] });
  },

  /** Removes a card and returns its company, or undefined if it was removed before. */
  remove: (skuId: string, at: Date): Promise<RemovedCard | undefined> =>
    rowOf<RemovedCard>(conn, {
      sql: `update sku set removed_at = ?, revision = revision + 1 where id = ? and removed_at is null
        returning revision, company_id as "companyId", vendor_code as "vendorCode", published_version is not null as "wasPublic"`,
      bindings: [at, skuId],
    }),
});
