import type { LocalText } from '../../domain/local-text.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { PageText } from '../domain/page-text.js';
import { cleanHtml } from './clean-html.js';
import { type PagePlace, pageVersions } from './page-versions.js';

export interface StaticPage {
  link: string;
  title: LocalText;
  /** HTML. */
  body: LocalText;
}

/** Stores the static pages that visitors see. */
export const staticPages = (conn: SqlConn) => {
  const publish = async ({ link, locale }: PagePlace, { title, body }: PageText): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into static_page (link, locale, title, body) values (?, ?, ?, ?)
        on conflict on constraint static_page_pk do update set title = excluded.title, body = excluded.body`,
      bindings: [link, locale, title, body],
    });
  };
  return {
    /** Returns a page in both languages, or undefined for an unknown link. */
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

    /** Shows a text to visitors. Its HTML must be clean. */
    publish,

    /** Withdraws the page in that language. */
    remove: async ({ link, locale }: PagePlace): Promise<void> => {
      await rowsOf(conn, { sql: 'delete from static_page where link = ? and locale = ?', bindings: [link, locale] });
    },

    /** Writes a page that comes with the product, in both languages, and cleans its HTML. */
    fill: async ({ link, title, body }: StaticPage): Promise<void> => {
      for (const locale of ['en', 'ru'] as const) {
        const text = { title: title[locale], body: cleanHtml(body[locale]) };
        await publish({ link, locale }, text);
        await pageVersions(conn).add({ link, locale }, { ...text, version: 1, kind: 'published' }, undefined);
      }
    },
  };
};
