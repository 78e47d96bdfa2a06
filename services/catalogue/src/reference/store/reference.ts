import type { LocalText } from '../../domain/local-text.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';
import type { Color } from '../domain/color.js';
import type { Industry } from '../domain/industry.js';
import type { Unit } from '../domain/unit.js';

interface NamedRow {
  id: string;
  name_en: string;
  name_ru: string;
}

const nameOf = (row: NamedRow): LocalText => ({ en: row.name_en, ru: row.name_ru });

/** Reads the small lists that forms choose from, in display order. */
export const reference = (conn: SqlConn) => ({
  units: async (): Promise<Unit[]> => {
    const rows = await rowsOf<NamedRow & { description_en: string; description_ru: string }>(conn, {
      sql: 'select * from unit order by position, id',
      bindings: [],
    });
    return rows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      description: { en: row.description_en, ru: row.description_ru },
    }));
  },

  industries: async (): Promise<Industry[]> => {
    const rows = await rowsOf<NamedRow>(conn, { sql: 'select * from industry order by position, id', bindings: [] });
    return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
  },

  colors: async (): Promise<Color[]> => {
    const rows = await rowsOf<NamedRow & { hex: string }>(conn, {
      sql: 'select * from color order by position, id',
      bindings: [],
    });
    return rows.map((row) => ({ id: row.id, name: nameOf(row), hex: row.hex }));
  },
});
