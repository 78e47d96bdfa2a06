import type { Conn } from '@setu/kit/db';
import type { LocalText } from '../../domain/local-text.js';
import { rowsOf } from '../../store/sql.js';

/** A block of the home page: a slide, a promo tile or the banner. */
export interface HomeBlock {
  id: string;
  kind: 'hero' | 'promo' | 'banner';
  texts: { title: LocalText; text: LocalText; action: LocalText };
  link: string;
  pictureIds: string[];
  tone: string;
}

const NEWEST = 12;

const SHOWN = `JOIN company co ON co.id = s.company_id AND co.visible
  WHERE s.published_version IS NOT NULL AND s.removed_at IS NULL`;

/** Reads what the home page shows. */
export const home = (conn: Conn) => ({
  /** The blocks of a platform in display order. */
  blocks: (platform: string): Promise<HomeBlock[]> =>
    rowsOf<HomeBlock>(conn, {
      sql: `SELECT id, kind, texts, link, picture_ids AS "pictureIds", tone FROM home_block
        WHERE platform = ? ORDER BY kind, position, id`,
      bindings: [platform],
    }),

  /** Ids of the promoted cards that are shown, in order. */
  promoted: async (): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(conn, {
      sql: `SELECT s.id FROM promoted_sku p JOIN sku s ON s.id = p.sku_id ${SHOWN} ORDER BY p.position, s.id`,
      bindings: [],
    });
    return rows.map(({ id }) => id);
  },

  /** Ids of the latest published cards, the newest first. */
  newest: async (): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(conn, {
      sql: `SELECT s.id FROM sku s ${SHOWN} ORDER BY s.published_at DESC, s.id LIMIT ${NEWEST}`,
      bindings: [],
    });
    return rows.map(({ id }) => id);
  },
});
