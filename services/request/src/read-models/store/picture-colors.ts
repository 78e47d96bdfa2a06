import type { TableConn } from '@setu/kit/db';
import type { PictureColorRow, ReadModelTables } from './tables.js';

/**
 * Returns the SQL expression for the colours of a card's pictures by picture id. It is null while no colour is known.
 */
export const colorsOf = (content: string): string =>
  `(select jsonb_object_agg(pc.file_id, pc.color) from picture_color pc
     where pc.file_id in (select jsonb_array_elements_text(${content} -> 'card' -> 'pictureIds')))`;

/** The read model of picture colours. */
export const pictureColorStore = (conn: TableConn<ReadModelTables>) => ({
  /** Stores colours. A known colour does not change, because a picture never changes. */
  async save(colors: readonly PictureColorRow[]): Promise<void> {
    if (colors.length > 0)
      await conn('picture_color')
        .insert([...colors])
        .onConflict('file_id')
        .ignore();
  },
});
