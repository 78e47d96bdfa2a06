import type { LocalText } from '../../domain/local-text.js';
import { insertAll } from '../../store/insert-all.js';
import type { SqlConn } from '../../store/sql.js';
import type { Color } from '../domain/color.js';
import type { Unit } from '../domain/unit.js';

/** Inserts units, colours and industries in the given order. Existing rows stay unchanged. */
export const fillReference = (conn: SqlConn) => ({
  units: (units: readonly Unit[]): Promise<void> =>
    insertAll(
      conn,
      'unit',
      'id, position, name_en, name_ru, description_en, description_ru',
      units.map(({ id, name, description }, position) => ({
        id,
        position,
        name_en: name.en,
        name_ru: name.ru,
        description_en: description.en,
        description_ru: description.ru,
      })),
    ),

  colors: (colors: readonly Color[]): Promise<void> =>
    insertAll(
      conn,
      'color',
      'id, position, name_en, name_ru, hex',
      colors.map(({ id, name, hex }, position) => ({ id, position, name_en: name.en, name_ru: name.ru, hex })),
    ),

  industries: (industries: ReadonlyArray<{ id: string; name: LocalText }>): Promise<void> =>
    insertAll(
      conn,
      'industry',
      'id, position, name_en, name_ru',
      industries.map(({ id, name }, position) => ({ id, position, name_en: name.en, name_ru: name.ru })),
    ),
});
