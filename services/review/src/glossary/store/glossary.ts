import { exists } from '@setu/kit/core';
import { likeContaining, type TableConn, violationsAs } from '@setu/kit/db';
import { countOf } from '../../store/count.js';
import type { Term } from '../domain/terms.js';
import type { GlossaryTables, TermRow } from './tables.js';

const maxInText = 50;

const inUse = violationsAs({ glossary_term_english_key: () => exists('en', 'term_taken') });

/** Stores the glossary terms. An English term is unique, regardless of case. */
export const glossaryStore = (conn: TableConn<GlossaryTables>) => ({
  /**
   * Returns one page of the terms that contain the text in either language, sorted by their English wording, and their
   * total number.
   */
  async list(search: string, { limit, offset }: { limit: number; offset: number }) {
    const found = () => {
      const query = conn('glossary_term');
      const pattern = likeContaining(search);
      if (search !== '') void query.whereRaw('(english ilike :pattern or russian ilike :pattern)', { pattern });
      return query;
    };
    const total = await countOf(found());
    const rows = await found().orderByRaw('lower(english), id').limit(limit).offset(offset);
    return { terms: rows.map(fromRow), total };
  },

  /** Returns the terms that occur anywhere in the text, even inside another word, the longest first. */
  async within(text: string): Promise<Term[]> {
    const rows = await conn('glossary_term')
      .whereRaw('position(lower(english) in lower(:text)) > 0', { text })
      .orderByRaw('length(english) desc, id')
      .limit(maxInText);
    return rows.map(fromRow);
  },

  async find(id: string): Promise<Term | undefined> {
    const row = await conn('glossary_term').where({ id }).first();
    return row && fromRow(row);
  },

  /** Returns the term with this English wording, regardless of case. */
  async findEnglish(english: string): Promise<Term | undefined> {
    const row = await conn('glossary_term').whereRaw('lower(english) = lower(:english)', { english }).first();
    return row && fromRow(row);
  },

  /** Writes a term. Throws `exists` for the field `en` if another term has the same English wording. */
  async put(term: Term, byUserId: string): Promise<void> {
    await inUse(
      conn('glossary_term')
        .insert({ ...toRow(term), by_user_id: byUserId })
        .onConflict('id')
        .merge(),
    );
  },

  async remove(id: string): Promise<void> {
    await conn('glossary_term').where({ id }).delete();
  },

  /** Adds many terms in one statement. */
  async add(terms: readonly Term[]): Promise<void> {
    if (terms.length > 0) await conn('glossary_term').insert(terms.map(toRow));
  },
});

const fromRow = ({ id, english, russian, note, updated_at: updatedAt }: TermRow): Term => ({
  ...{ id, english, russian, note, updatedAt },
});

const toRow = ({ id, english, russian, note, updatedAt }: Term): TermRow => ({
  ...{ id, english, russian, note, updated_at: updatedAt, by_user_id: null },
});
