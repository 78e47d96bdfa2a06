import { invalid } from '@setu/kit/core';
import { violationsAs } from '@setu/kit/db';
import type { CardTexts } from '../../cards/domain/card-values.js';
import { contentColumns, toContent } from '../../cards/store/new-card.js';
import { insertAll } from '../../store/insert-all.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { WrittenVersion } from '../domain/form-content.js';

const vendorCodeInUse = () => invalid({ vendor_code: 'vendor_code_taken' });

const withUniqueVendorCode = violationsAs({ sku_vendor_code_key: vendorCodeInUse });

/** A card that was removed. */
export interface RemovedCard {
  revision: number;
  companyId: string;
  vendorCode: string;
  wasPublic: boolean;
}

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

/** Creates, overwrites and removes cards and their drafts. */
export const writeVersions = (conn: SqlConn) => ({
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
