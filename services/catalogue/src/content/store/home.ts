import type { LocalText } from '../../domain/local-text.js';
import { colorsOf } from '../../read-models/store/picture-colors.js';
import { cleanHomeTexts } from '../../static-pages/store/clean-html.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';

/** A block of the home page: a slide, a promo tile or the banner. */
export interface HomeBlock {
  id: string;
  kind: 'hero' | 'promo' | 'banner';
  /** `text` is HTML. */
  texts: { title: LocalText; text: LocalText; action: LocalText };
  link: string;
  pictureIds: string[];
  pictureColors: Record<string, string>;
  tone: string;
}

const newestShown = 12;

const whereShown = `join company co on co.id = s.company_id and co.visible
  where s.published_version is not null and s.removed_at is null`;

/** The condition for a row to be shown on a day. Both end days are included. */
const onDay = `(shows_from is null or shows_from <= ?::date) and (shows_until is null or shows_until >= ?::date)`;

/** Reads the content of the home page. */
export const home = (conn: SqlConn) => ({
  /** Returns the blocks of a platform on a day (YYYY-MM-DD), in display order. */
  blocks: async (platform: string, day: string): Promise<HomeBlock[]> => {
    const blocks = await rowsOf<HomeBlock>(conn, {
      sql: `select id, kind, texts, link, picture_ids as "pictureIds", tone,
          coalesce(${colorsOf('picture_ids')}, '{}') as "pictureColors" from home_block
        where platform = ? and ${onDay} order by kind, position, id`,
      bindings: [platform, day, day],
    });
    // A text that was stored before it could be formatted is plain, so it is cleaned when it is read.
    return blocks.map(({ texts, ...block }) => ({
      ...block,
      texts: { ...texts, text: cleanHomeTexts(texts.text, block.kind) },
    }));
  },

  /** Returns the ids of the promoted cards that are shown on a day, in order. */
  promoted: async (day: string): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(conn, {
      sql: `select s.id from promoted_sku p join sku s on s.id = p.sku_id ${whereShown} and ${onDay} order by p.position, s.id`,
      bindings: [day, day],
    });
    return rows.map(({ id }) => id);
  },

  /** Returns the ids of the latest published cards, newest first. */
  newest: async (): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(conn, {
      sql: `select s.id from sku s ${whereShown} order by s.published_at desc, s.id limit ${newestShown}`,
      bindings: [],
    });
    return rows.map(({ id }) => id);
  },
});
