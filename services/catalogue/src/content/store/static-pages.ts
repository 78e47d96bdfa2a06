import type { LocalText } from '../../domain/local-text.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';
import { cleanHtml } from './clean-html.js';

export interface StaticPage {
  link: string;
  title: LocalText;
  /** HTML. */
  body: LocalText;
}

/** The static pages. */
export const staticPages = (conn: SqlConn) => ({
  /** A page in both languages; undefined for an unknown link. */
  find: async (link: string): Promise<StaticPage | undefined> => {
    const rows = await rowsOf<{ locale: 'en' | 'ru'; title: string; body: string }>(conn, {
      sql: 'select locale, title, body from static_page where link = ?',
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
        sql: `insert into static_page (link, locale, title, body) values (?, ?, ?, ?)
          on conflict on constraint static_page_pk do update set title = excluded.title, body = excluded.body`,
        bindings: [link, locale, title[locale], cleanHtml(body[locale])],
      });
    }
  },
});
