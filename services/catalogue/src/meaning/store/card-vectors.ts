import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** A public card whose vector is missing, or of an older text. */
export interface DueCard {
  skuId: string;
  text: string;
  hash: string;
}

/** A card's vector. Null for a card that left the catalogue. */
export interface VectorRow {
  skuId: string;
  vector: Buffer | null;
}

/** An id before all others. */
export const firstId = '00000000-0000-0000-0000-000000000000';

// Both languages in one text, because one vector answers searches in either.
const textOf = `concat_ws('. ', v.name_ru, v.name_en, nullif(v.brand_name, ''), c.title_ru, c.title_en)`;

/** Stores the vectors of cards. `model` names the model and the form of the vectors. */
export const cardVectors = (conn: SqlConn, model: string) => ({
  /** Returns those of some cards that need a vector. */
  due: (ids: readonly string[]): Promise<DueCard[]> =>
    rowsOf<DueCard>(conn, {
      sql: `select t.sku_id as "skuId", t.text, t.hash from (
          select d.sku_id, ${textOf} as text, md5(? || ${textOf}) as hash from search_doc d
          join sku s on s.id = d.sku_id
          join sku_version v on v.sku_id = s.id and v.version = s.published_version
          join category c on c.num = d.category_num
          where d.sku_id = any (?::uuid[])) t
        left join card_vector had on had.sku_id = t.sku_id
        where had.hash is distinct from t.hash`,
      bindings: [model, ids],
    }),

  /** Returns the ids of public cards after an id, in their order. */
  idsAfter: async (id: string, limit: number): Promise<string[]> =>
    (
      await rowsOf<{ id: string }>(conn, {
        sql: 'select sku_id as id from search_doc where sku_id > ?::uuid order by sku_id limit ?::int',
        bindings: [id, limit],
      })
    ).map((row) => row.id),

  save: async (cards: readonly DueCard[], vectors: readonly Int8Array[]): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into card_vector (sku_id, hash, vector)
        select id, hash, decode(vector, 'hex') from unnest(?::uuid[], ?::text[], ?::text[]) as new (id, hash, vector)
        on conflict (sku_id) do update set hash = excluded.hash, vector = excluded.vector, at = default`,
      bindings: [
        cards.map(({ skuId }) => skuId),
        cards.map(({ hash }) => hash),
        vectors.map((vector) => Buffer.from(vector).toString('hex')),
      ],
    });
  },

  /** Removes the vectors of those of some cards that are not public. Undefined means all cards. */
  drop: async (ids: readonly string[] | undefined): Promise<void> => {
    await rowsOf(conn, {
      sql: `update card_vector v set hash = '', vector = null, at = default where vector is not null
        and not exists (select from search_doc d where d.sku_id = v.sku_id)
        ${ids === undefined ? '' : 'and v.sku_id = any (?::uuid[])'}`,
      bindings: ids === undefined ? [] : [ids],
    });
  },

  /** Returns the snapshot up to which `changedSince` has read when it is called now. */
  now: async (): Promise<string> =>
    (await rowOf<{ seen: string }>(conn, { sql: 'select pg_current_snapshot()::text as seen', bindings: [] }))?.seen ??
    '',

  /** Returns the vectors that changed since a snapshot. */
  changedSince: (seen: string): Promise<VectorRow[]> =>
    rowsOf<VectorRow>(conn, {
      sql: `select sku_id as "skuId", vector from card_vector
        where at >= pg_snapshot_xmin(?::pg_snapshot) and not pg_visible_in_snapshot(at, ?::pg_snapshot)`,
      bindings: [seen, seen],
    }),

  /** Returns the stored vectors after an id, in the order of the ids. */
  after: (id: string, limit: number): Promise<VectorRow[]> =>
    rowsOf<VectorRow>(conn, {
      sql: `select sku_id as "skuId", vector from card_vector where sku_id > ?::uuid and vector is not null
        order by sku_id limit ?::int`,
      bindings: [id, limit],
    }),

  /** Returns the number of stored vectors. */
  count: async (): Promise<number> =>
    (
      await rowOf<{ cards: number }>(conn, {
        sql: 'select count(*)::int as cards from card_vector where vector is not null',
        bindings: [],
      })
    )?.cards ?? 0,

  /** Returns the vector of a card, or undefined. */
  of: async (id: string): Promise<Buffer | undefined> =>
    (
      await rowOf<{ vector: Buffer | null }>(conn, {
        sql: 'select vector from card_vector where sku_id = ?::uuid',
        bindings: [id],
      })
    )?.vector ?? undefined,

  /** Returns about `count` stored vectors, drawn at random. */
  sample: async (count: number): Promise<Buffer[]> => {
    const rows = await rowsOf<{ vector: Buffer }>(conn, {
      sql: `select vector from card_vector where vector is not null
          and random() < ?::float8 / greatest(1, (select count(*) from card_vector where vector is not null))
        limit ?::int`,
      bindings: [count, count],
    });
    return rows.map(({ vector }) => vector);
  },
});
export type CardVectors = ReturnType<typeof cardVectors>;
