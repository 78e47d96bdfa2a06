import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { KindOfWords, PageLocale, PageVersionKind, PageWords } from '../domain/page-words.js';

/** A page in one language. */
export interface PagePlace {
  link: string;
  locale: PageLocale;
}

/** Who did it, for whom he acted, and when; absent where the product came with it. */
export interface PageTouch {
  by: string;
  /** Who did it in his place. */
  acting: string | undefined;
  at: Date;
}

/** Something that was done to a page. */
export interface PageVersion extends Partial<Omit<PageTouch, 'acting'>> {
  locale: PageLocale;
  version: number;
  kind: PageVersionKind;
  title: string;
  acting?: string | undefined;
}

/** A page in one language as it was written last. */
export interface LastVersion extends PageVersion, KindOfWords {
  title: string;
  /** What readers get; 0: nothing. */
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

/** What was done to the static pages. */
export const pageVersions = (conn: SqlConn) => ({
  /** What was done last to a page; undefined for one nobody has written. */
  last: async ({ link, locale }: PagePlace): Promise<LastVersion | undefined> => {
    const statement = { sql: lastSql, bindings: [link, locale] };
    const row = await rowOf<VersionRow & { public_version: number }>(conn, statement);
    return row && { ...fromRow(row), body: row.body, publicVersion: row.public_version };
  },

  /** The words of a version; undefined where there is none. */
  words: ({ link, locale }: PagePlace, version: number): Promise<PageWords | undefined> =>
    rowOf<PageWords>(conn, {
      sql: 'select title, body from static_page_version where link = ? and locale = ? and version = ?::bigint',
      bindings: [link, locale, version],
    }),

  /** What was done to a page in both languages, the newest first. */
  history: async (link: string, most: number): Promise<PageVersion[]> => {
    const rows = await rowsOf<VersionRow>(conn, {
      sql: `select ${columns} from static_page_version where link = ?
        order by saved_at desc nulls last, version desc, locale limit ?`,
      bindings: [link, most],
    });
    return rows.map(fromRow);
  },

  /** The links of all pages that were ever written. */
  links: async (): Promise<string[]> => {
    const sql = 'select distinct link from static_page_version order by link';
    return (await rowsOf<{ link: string }>(conn, { sql, bindings: [] })).map(({ link }) => link);
  },

  /** Keeps the next version of a page; false when somebody was faster. */
  add: async (
    { link, locale }: PagePlace,
    { version, kind, title, body }: KindOfWords & { version: number },
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
