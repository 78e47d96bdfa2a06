import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

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

const head = `select s.id as "skuId", s.company_id as "companyId", s.broker_manager_id as "brokerManagerId",
    s.published_version as "publishedVersion", s.draft_version as "draftVersion", s.removed_at is not null as "isRemoved",
    (select max(version) from sku_version where sku_id = s.id) as "lastVersion"
  from sku s where s.id = ?`;

/** Reads what an edit of a card depends on, and locks the card. */
export const cardHeads = (conn: SqlConn) => ({
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

  /** Returns the number of cards that a company has. */
  countOf: async (companyId: string): Promise<number> => {
    const sql = 'select count(*)::int as cards from sku where company_id = ? and removed_at is null';
    return (await rowOf<{ cards: number }>(conn, { sql, bindings: [companyId] }))?.cards ?? 0;
  },
});
