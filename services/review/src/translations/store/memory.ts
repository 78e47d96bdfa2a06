import type { TableConn } from '@setu/kit/db';
import type { Candidate } from '../domain/matches.js';
import type { ApprovedText } from '../domain/translation.js';
import type { ApprovedRow, TranslationTables } from './tables.js';

interface FoundRow {
  english: string;
  russian: string;
  sku_id: string;
  likeness: number;
}

// `%` uses the trigram index and matches texts with a similarity of at least 0.3.
const like = `
  select english, russian, sku_id, similarity(english, :text) as likeness from approved_translation
  where english % :text order by likeness desc, approved_at desc, sku_id limit 50`;

const batch = 500;

/** Stores the translation memory: texts in both languages, as they were last approved for each card. */
export const memoryStore = (conn: TableConn<TranslationTables>) => ({
  async store(texts: readonly ApprovedText[]): Promise<void> {
    for (let at = 0; at < texts.length; at += batch) {
      await conn('approved_translation')
        .insert(texts.slice(at, at + batch).map(toRow))
        .onConflict(['sku_id', 'field'])
        .merge();
    }
  },

  /** Returns approved translations of similar texts, the most similar first. */
  async like(text: string): Promise<Candidate[]> {
    const { rows } = await conn.raw<{ rows: FoundRow[] }>(like, { text });
    return rows.map(({ sku_id: skuId, ...row }) => ({ ...row, skuId }));
  },
});

const toRow = (text: ApprovedText): ApprovedRow => ({
  sku_id: text.skuId,
  field: text.field,
  english: text.english,
  russian: text.russian,
  approved_at: text.approvedAt,
});
