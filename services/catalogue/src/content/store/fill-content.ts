import type { Conn } from '@setu/kit/db';
import { rowsOf } from '../../store/sql.js';
import type { HomeBlock } from './home.js';

/** A block of the home page with the place it stands in. */
export interface PlacedBlock extends HomeBlock {
  platform: 'customer' | 'supplier';
  position: number;
}

/** Writes what the home page shows. */
export const fillContent = (conn: Conn) => ({
  homeBlocks: async (blocks: readonly PlacedBlock[]): Promise<void> => {
    for (const block of blocks) {
      await rowsOf(conn, {
        sql: `INSERT INTO home_block (id, platform, kind, position, texts, link, picture_ids, tone) VALUES (?, ?, ?, ?, ?::jsonb, ?, ?, ?)`,
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

  /** The promoted cards, in order. */
  promoted: async (skuIds: readonly string[]): Promise<void> => {
    await rowsOf(conn, {
      sql: 'INSERT INTO promoted_sku (sku_id, position) SELECT id, place FROM unnest(?::uuid[]) WITH ORDINALITY AS given (id, place)',
      bindings: [skuIds],
    });
  },
});
