import { internal } from '@setu/kit/core';
import type { LocalText } from '../../domain/local-text.js';
import { cleanHomeTexts } from '../../static-pages/store/clean-html.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { BlockKind, HomePlatform, HomeState, PromotedSku, StoredBlock } from '../domain/home-rules.js';

/** The number of changes of the home page, and the last change. */
export interface HomeRevision {
  revision: number;
  at: Date | undefined;
  by: string | undefined;
}

interface BlockRow {
  id: string;
  platform: HomePlatform;
  kind: BlockKind;
  texts: { title: LocalText; text: LocalText; action: LocalText };
  link: string;
  picture_ids: string[];
  tone: string;
  shows_from: string;
  shows_until: string;
}

const days = `coalesce(to_char(shows_from, 'YYYY-MM-DD'), '') as shows_from, coalesce(to_char(shows_until, 'YYYY-MM-DD'), '') as shows_until`;

const both = ({ en, ru }: LocalText): LocalText => ({ en, ru });

// A text that was stored before it could be formatted is plain, so it is cleaned when it is read.
const fromRow = ({ texts, picture_ids, shows_from, shows_until, ...row }: BlockRow): StoredBlock => ({
  ...{ id: row.id, platform: row.platform, kind: row.kind },
  ...{ title: both(texts.title), text: cleanHomeTexts(texts.text, row.kind), action: both(texts.action) },
  ...{ link: row.link, pictureIds: picture_ids, tone: row.tone, days: { from: shows_from, until: shows_until } },
});

const dayOrNull = (day: string): string | null => (day === '' ? null : day);

/** The home page as admins edit it. */
export const homeAdmin = (conn: SqlConn) => {
  const revisionOf = async (lock: '' | ' for update'): Promise<HomeRevision> => {
    const sql = `select revision, changed_at, changed_by from home_content${lock}`;
    const row = await rowOf<{ revision: number; changed_at: Date | null; changed_by: string | null }>(conn, {
      ...{ sql, bindings: [] },
    });
    if (row === undefined) throw internal('the home page has no revision');
    return { revision: row.revision, at: row.changed_at ?? undefined, by: row.changed_by ?? undefined };
  };
  return {
    revision: (): Promise<HomeRevision> => revisionOf(''),

    /** Returns the revision and locks the home page until the transaction ends. */
    take: (): Promise<HomeRevision> => revisionOf(' for update'),

    /** Returns the full content in display order. */
    state: async (): Promise<HomeState> => {
      const blocks = await rowsOf<BlockRow>(conn, {
        sql: `select id, platform, kind, texts, link, picture_ids, tone, ${days} from home_block
          order by platform, kind, position, id`,
        bindings: [],
      });
      const promoted = await rowsOf<{ sku_id: string; shows_from: string; shows_until: string }>(conn, {
        sql: `select sku_id, ${days} from promoted_sku order by position, sku_id`,
        bindings: [],
      });
      return {
        blocks: blocks.map(fromRow),
        promoted: promoted.map((row) => ({
          ...{ skuId: row.sku_id, days: { from: row.shows_from, until: row.shows_until } },
        })),
      };
    },

    /** Replaces the full content. */
    replace: async ({ blocks, promoted }: HomeState): Promise<void> => {
      await rowsOf(conn, { sql: 'delete from home_block', bindings: [] });
      await rowsOf(conn, { sql: 'delete from promoted_sku', bindings: [] });
      for (const [position, block] of blocks.entries()) await putBlock(conn, block, position);
      for (const [position, sku] of promoted.entries()) await putPromoted(conn, sku, position);
    },

    /** Raises the revision and returns the new one. */
    count: async ({ by, at }: { by: string; at: Date }): Promise<number> => {
      const sql = 'update home_content set revision = revision + 1, changed_at = ?, changed_by = ? returning revision';
      const row = await rowOf<{ revision: number }>(conn, { sql, bindings: [at, by] });
      if (row === undefined) throw internal('the home page has no revision');
      return row.revision;
    },
  };
};

async function putBlock(conn: SqlConn, block: StoredBlock, position: number): Promise<void> {
  const { title, text, action } = block;
  await rowsOf(conn, {
    sql: `insert into home_block (id, platform, kind, position, texts, link, picture_ids, tone, shows_from, shows_until)
      values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?)`,
    bindings: [
      ...[block.id, block.platform, block.kind, position, JSON.stringify({ title, text, action }), block.link],
      block.pictureIds,
      ...[block.tone, dayOrNull(block.days.from), dayOrNull(block.days.until)],
    ],
  });
}

async function putPromoted(conn: SqlConn, { skuId, days: shown }: PromotedSku, position: number): Promise<void> {
  await rowsOf(conn, {
    sql: 'insert into promoted_sku (sku_id, position, shows_from, shows_until) values (?, ?, ?, ?)',
    bindings: [skuId, position, dayOrNull(shown.from), dayOrNull(shown.until)],
  });
}
