import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { HomeBlock } from './home.js';

/** A block of the home page with its position. */
export interface PlacedBlock extends Omit<HomeBlock, 'pictureColors'> {
  platform: 'customer' | 'supplier';
  position: number;
}

/** Writes the content of the home page. */
export const fillContent = (conn: SqlConn) => ({
  homeBlocks: async (blocks: readonly PlacedBlock[]): Promise<void> => {
    for (const block of blocks) {
      await rowsOf(conn, {
        sql: `insert into home_block (id, platform, kind, position, texts, link, picture_ids, tone) values (?, ?, ?, ?, ?::jsonb, ?, ?, ?)`,
        bindings: [
          block.id,
          block.platform,
          block.kind,
          block.position,
          JSON.stringify(block.texts),
          block.link,
          block.pictureIds,
          block.tone,
        ],
      });
    }
  },

  /** Writes the promoted cards, in order. */
  promoted: async (skuIds: readonly string[]): Promise<void> => {
    await rowsOf(conn, {
      sql: 'insert into promoted_sku (sku_id, position) select id, place from unnest(?::uuid[]) with ordinality as given (id, place)',
      bindings: [skuIds],
    });
  },
});
