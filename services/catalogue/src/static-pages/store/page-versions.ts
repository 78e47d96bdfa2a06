import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { PageLocale, PageState, PageText, PageVersionKind } from '../domain/page-text.js';

/** A page in one language. */
export interface PagePlace {
  link: string;
  locale: PageLocale;
}

/** The author, the acting user and the time of a version. Absent for the pages that come with the product. */
export interface PageTouch {
  by: string;
  /** The user who acted on behalf of the author. */
  acting: string | undefined;
  at: Date;
}

/** A version of a page. */
export interface PageVersion extends Partial<Omit<PageTouch, 'acting'>> {
  locale: PageLocale;
  version: number;
  kind: PageVersionKind;
  title: string;
  acting?: string | undefined;
}

/** The latest version of a page in one language. */
export interface LastVersion extends PageVersion, PageState {
  title: string;
  /** The version that visitors see, or 0 if there is none. */
  publicVersion: number;
}

interface VersionRow {
  locale: PageLocale;
  version: number;
  kind: PageVersionKind;
  title: string;
  body: string;
  saved_at: Date | null;
  saved_by: string | null;
  acting_id: string | null;
}

const fromRow = ({ locale, version, kind, title, ...row }: Omit<VersionRow, 'body'>): PageVersion => ({
  ...{ locale, version, kind, title, at: row.saved_at ?? undefined },
  ...{ by: row.saved_by ?? undefined, acting: row.acting_id ?? undefined },
});

const columns = 'locale, version, kind, title, saved_at, saved_by, acting_id';

const lastSql = `select ${columns}, body, coalesce((
    select case when seen.kind = 'published' then seen.version else 0 end from static_page_version seen
    where seen.link = last.link and seen.locale = last.locale and seen.kind <> 'draft'
    order by seen.version desc limit 1), 0) as public_version
  from static_page_version last where link = ? and locale = ? order by version desc limit 1`;

/** Stores the versions of static pages. */
export const pageVersions = (conn: SqlConn) => ({
  /** Returns the latest version of a page, or undefined for a page without versions. */
  last: async ({ link, locale }: PagePlace): Promise<LastVersion | undefined> => {
    const statement = { sql: lastSql, bindings: [link, locale] };
    const row = await rowOf<VersionRow & { public_version: number }>(conn, statement);
    return row && { ...fromRow(row), body: row.body, publicVersion: row.public_version };
  },

  /** Returns the text of a version, or undefined if it does not exist. */
  text: ({ link, locale }: PagePlace, version: number): Promise<PageText | undefined> =>
    rowOf<PageText>(conn, {
      sql: 'select title, body from static_page_version where link = ? and locale = ? and version = ?::bigint',
      bindings: [link, locale, version],
    }),

  /** Returns the versions of a page in both languages, newest first. */
  history: async (link: string, limit: number): Promise<PageVersion[]> => {
    const rows = await rowsOf<VersionRow>(conn, {
      sql: `select ${columns} from static_page_version where link = ?
        order by saved_at desc nulls last, version desc, locale limit ?`,
      bindings: [link, limit],
    });
    return rows.map(fromRow);
  },

  /** Returns the links of all pages that ever existed. */
  links: async (): Promise<string[]> => {
    const sql = 'select distinct link from static_page_version order by link';
    return (await rowsOf<{ link: string }>(conn, { sql, bindings: [] })).map(({ link }) => link);
  },

  /** Adds the next version of a page. Returns false if that version already exists. */
  add: async (
    { link, locale }: PagePlace,
    { version, kind, title, body }: PageState & { version: number },
    touch: PageTouch | undefined,
  ): Promise<boolean> => {
    const rows = await rowsOf(conn, {
      sql: `insert into static_page_version (link, locale, version, kind, title, body, saved_at, saved_by, acting_id)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict on constraint static_page_version_pk do nothing returning version`,
      bindings: [
        ...[link, locale, version, kind, title, body],
        ...[touch?.at ?? null, touch?.by ?? null, touch?.acting ?? null],
      ],
    });
    return rows.length > 0;
  },
});
