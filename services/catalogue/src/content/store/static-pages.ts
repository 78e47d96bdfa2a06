import type { Conn } from '@setu/kit/db';
import type { LocalText } from '../../domain/local-text.js';
import { rowsOf } from '../../store/sql.js';
import { cleanHtml } from './clean-html.js';

export interface StaticPage {
  link: string;
  title: LocalText;
  /** HTML. */
  body: LocalText;
}

/** The static pages. */
export const staticPages = (conn: Conn) => ({
  /** A page in both languages; undefined for an unknown link. */
  find: async (link: string): Promise<StaticPage | undefined> => {
    const rows = await rowsOf<{ locale: 'en' | 'ru'; title: string; body: string }>(conn, {
      sql: 'SELECT locale, title, body FROM static_page WHERE link = ?',
      bindings: [link],
    });
    if (rows.length === 0) return undefined;
    const page: StaticPage = { link, title: { en: '', ru: '' }, body: { en: '', ru: '' } };
    for (const { locale, title, body } of rows) {
      page.title[locale] = title;
      page.body[locale] = body;
    }
    return page;
  },

  /** Writes a page in both languages; its HTML is cleaned first. */
  save: async ({ link, title, body }: StaticPage): Promise<void> => {
    for (const locale of ['en', 'ru'] as const) {
      await rowsOf(conn, {
        sql: `INSERT INTO static_page (link, locale, title, body) VALUES (?, ?, ?, ?)
          ON CONFLICT ON CONSTRAINT static_page_pk DO UPDATE SET title = excluded.title, body = excluded.body`,
        bindings: [link, locale, title[locale], cleanHtml(body[locale])],
      });
    }
  },
});
