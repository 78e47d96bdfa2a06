import type { TableConn } from '@setu/kit/db';
import type { Translation } from '../domain/translation.js';
import type { TranslationRow, TranslationTables } from './tables.js';

/** Stores translations in progress. */
export const translationStore = (conn: TableConn<TranslationTables>) => ({
  async of(reviewId: string): Promise<Translation | undefined> {
    const row = await conn('translation').where({ review_id: reviewId }).first();
    return row && fromRow(row);
  },

  /** Stores a save. Returns false if a later save of the same form is already stored. */
  async save(translation: Translation): Promise<boolean> {
    const written = await conn('translation')
      .insert(toRow(translation))
      .onConflict('review_id')
      .merge()
      .whereRaw("translation.editor <> excluded.editor or excluded.editor = '' or translation.seq < excluded.seq")
      .returning('review_id');
    return written.length > 0;
  },
});

const fromRow = (row: TranslationRow): Translation => ({
  reviewId: row.review_id,
  russian: row.russian,
  english: row.english,
  machineFields: row.machine_fields,
  editor: row.editor,
  seq: BigInt(row.seq),
  savedAt: row.saved_at,
});

const toRow = (translation: Translation): TranslationRow => ({
  review_id: translation.reviewId,
  russian: translation.russian,
  english: translation.english,
  machine_fields: translation.machineFields,
  editor: translation.editor,
  seq: String(translation.seq),
  saved_at: translation.savedAt,
});
