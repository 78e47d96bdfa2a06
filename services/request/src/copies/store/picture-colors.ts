import type { TableConn } from '@setu/kit/db';
import type { CopyTables, PictureColorRow } from './tables.js';

/** The expression for the colours of a card's pictures, by their ids; null while none is known. */
export const colorsOf = (content: string): string =>
  `(select jsonb_object_agg(pc.file_id, pc.color) from picture_color pc
     where pc.file_id in (select jsonb_array_elements_text(${content} -> 'card' -> 'pictureIds')))`;

/** Copies of pictures' colours. */
export const pictureColorStore = (conn: TableConn<CopyTables>) => ({
  /** What is known already stays: a picture never changes. */
  async keep(colors: readonly PictureColorRow[]): Promise<void> {
    if (colors.length > 0)
      await conn('picture_color')
        .insert([...colors])
        .onConflict('file_id')
        .ignore();
  },
});
