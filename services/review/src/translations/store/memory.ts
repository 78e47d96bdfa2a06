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

// `%` uses the trigram index and keeps what is at least 0.3 like the text.
const like = `
  select english, russian, sku_id, similarity(english, :text) as likeness from approved_translation
  where english % :text order by likeness desc, approved_at desc, sku_id limit 50`;

const batch = 500;

/** The memory: texts in both languages, as they were approved for each card last. */
export const memoryStore = (conn: TableConn<TranslationTables>) => ({
  async keep(texts: readonly ApprovedText[]): Promise<void> {
    for (let at = 0; at < texts.length; at += batch) {
      await conn('approved_translation')
        .insert(texts.slice(at, at + batch).map(toRow))
        .onConflict(['sku_id', 'field'])
        .merge();
    }
  },

  /** Approved translations of texts like this one, the likest first. */
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
