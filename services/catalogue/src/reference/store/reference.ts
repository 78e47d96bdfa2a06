import type { Conn } from '@setu/kit/db';
import type { LocalText } from '../../domain/local-text.js';
import { rowsOf } from '../../store/sql.js';
import type { Color } from '../domain/color.js';
import type { Unit } from '../domain/unit.js';

interface NamedRow {
  id: string;
  name_en: string;
  name_ru: string;
}

const nameOf = (row: NamedRow): LocalText => ({ en: row.name_en, ru: row.name_ru });

/** The small lists forms choose from, in display order. */
export const reference = (conn: Conn) => ({
  units: async (): Promise<Unit[]> => {
    const rows = await rowsOf<NamedRow & { description_en: string; description_ru: string }>(conn, {
      sql: 'SELECT * FROM unit ORDER BY position, id',
      bindings: [],
    });
    return rows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      description: { en: row.description_en, ru: row.description_ru },
    }));
  },

  colors: async (): Promise<Color[]> => {
    const rows = await rowsOf<NamedRow & { hex: string }>(conn, {
      sql: 'SELECT * FROM color ORDER BY position, id',
      bindings: [],
    });
    return rows.map((row) => ({ id: row.id, name: nameOf(row), hex: row.hex }));
  },
});
