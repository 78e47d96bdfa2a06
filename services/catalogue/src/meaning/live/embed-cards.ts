import type { Knex } from '@setu/kit/db';
import { int8Of } from '../domain/int8.js';
import { cardVectors } from '../store/card-vectors.js';
import type { MeaningOptions } from './meaning-engine.js';

interface EmbedOptions extends Pick<MeaningOptions, 'embeddings' | 'batch'> {
  ids: readonly string[];
  signal: AbortSignal;
  /** Called after each batch. */
  onSaved(): void;
}

const answerMs = 30_000;

/**
 * Computes and saves the vectors of those cards that need them, batch by batch. Each batch is saved on its own, so that
 * a restart continues after the last one.
 */
export async function embedCards(db: Knex, options: EmbedOptions): Promise<void> {
  const { embeddings, batch, ids, signal, onSaved } = options;
  const stored = cardVectors(db, embeddings.model);
  for (const due = await stored.due(ids); due.length > 0 && !signal.aborted; ) {
    const cards = due.splice(0, batch);
    const within = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
    const vectors = await embeddings.ofCards(
      cards.map(({ text }) => text),
      within,
    );
    await stored.save(cards, vectors.map(int8Of));
    onSaved();
  }
}
