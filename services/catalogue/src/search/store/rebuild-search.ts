import { rowsOf, type SqlConn } from '../../store/sql.js';
import { WordIndex } from '../domain/word-index.js';
import { catchUpAndSwap, forgetChanges, treesNow } from './catch-up.js';
import { waitToRebuild } from './read-model-lock.js';
import { indexNextTable, makeNextTables } from './read-model-tables.js';
import { namesBatch, rebuildStatements } from './rebuild-statements.js';
import { writeSuggestions, writeWords } from './write-vocabulary.js';

async function indexWords(conn: SqlConn): Promise<void> {
  const index = new WordIndex();
  const titles = await rowsOf<{ title: string; cards: number }>(conn, { sql: rebuildStatements.titles, bindings: [] });
  for (const { title, cards } of titles) index.addShared(title, cards);
  for (let lastRank = 0; ; ) {
    const names = await rowsOf<{ rank: number; nameEn: string; nameRu: string; brandName: string }>(conn, {
      sql: rebuildStatements.names,
      bindings: [lastRank],
    });
    for (const name of names) index.add(name);
    lastRank = names.at(-1)?.rank ?? 0;
    if (names.length < namesBatch) break;
  }
  const target = { suffix: '_next', isFilled: false } as const;
  await writeWords(conn, target, index.cardsByWord);
  await writeSuggestions(conn, target, index.ranksByBeginning);
}

/** The current step of a rebuild. It continues when `OnStep` resolves. */
export type RebuildStep = 'documents' | 'listings' | 'words' | 'changes' | 'done';
export type OnStep = (step: RebuildStep) => unknown;

const withoutTimeouts = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'`;

/**
 * Rebuilds the full read model from cards, categories and companies, in the caller's transaction. It fills new tables
 * next to the live ones, applies the changes made in the meantime, and swaps the tables.
 * Searches and publishing continue. Only the swap locks the read model.
 * Throws if an admin changes the category trees in the meantime. The next rebuild then uses the new trees.
 * Waits for another rebuild to end. Its statements can take long, so give it a connection without timeouts.
 */
export async function rebuildSearch(conn: SqlConn, onStep: OnStep = () => undefined): Promise<void> {
  await conn.raw(withoutTimeouts);
  await waitToRebuild(conn);
  await forgetChanges(conn);
  const trees = await treesNow(conn);
  await makeNextTables(conn);
  await onStep('documents');
  await conn.raw(rebuildStatements.cards);
  await conn.raw(rebuildStatements.cardRanks);
  await conn.raw('analyze card_next');
  await conn.raw(rebuildStatements.docs);
  await indexNextTable(conn, 'search_doc');
  await onStep('listings');
  await conn.raw(rebuildStatements.listing);
  await indexNextTable(conn, 'listing');
  await conn.raw(rebuildStatements.companyListing);
  await indexNextTable(conn, 'company_listing');
  await conn.raw(rebuildStatements.stats);
  await indexNextTable(conn, 'category_stats');
  await onStep('words');
  await indexWords(conn);
  await conn.raw(rebuildStatements.done);
  await conn.raw(rebuildStatements.state);
  for (const table of ['vocab', 'vocab_delete', 'suggestion', 'resting_rank', 'read_model_state'] as const) {
    await indexNextTable(conn, table);
  }
  await onStep('changes');
  await catchUpAndSwap(conn, trees);
  await onStep('done');
}
