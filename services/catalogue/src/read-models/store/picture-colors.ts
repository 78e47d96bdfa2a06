import { rowsOf, type SqlConn } from '../../store/sql.js';

/** Returns the SQL expression for the colours of a list of pictures by their ids, null while none is known. */
export const colorsOf = (pictureIds: string): string =>
  `(select json_object_agg(pc.file_id, pc.color) from picture_color pc where pc.file_id = any (${pictureIds}))`;

/** Returns the SQL expression for the colour of one picture, null while it is unknown. */
export const colorOf = (pictureId: string): string =>
  `(select pc.color from picture_color pc where pc.file_id = ${pictureId})`;

/** The read model of picture colours. */
export const pictureColors = (conn: SqlConn) => ({
  /** Stores colours by picture id. Known colours stay, because a picture never changes. */
  save: async (colors: ReadonlyMap<string, string>): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into picture_color (file_id, color) select * from unnest(?::uuid[], ?::text[])
        on conflict on constraint picture_color_pk do nothing`,
      bindings: [[...colors.keys()], [...colors.values()]],
    });
  },
});
