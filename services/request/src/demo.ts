import { demoCart, demoDeals, demoFailedPapers, demoRequests } from '@setu/demo-world';
import { loadReadModels } from './demo-rows/demo-read-models.js';
import { demoSnapshots } from './demo-rows/demo-snapshots.js';
import { loadFailedPapers } from './demo-rows/load-failed-papers.js';
import { loadRequests } from './demo-rows/load-requests.js';
import type { RequestDeps } from './deps.js';

/** Fills the schema with the demo world: read models, requests of both kinds, failed documents, and carts. */
export async function loadDemo({ write, clock, ids }: Omit<RequestDeps, 'edge'>): Promise<void> {
  const now = clock.now();
  const requests = demoRequests(now);
  const lines = demoCart(now);
  const cardIds = new Set([...requests.map(({ cardId }) => cardId), ...lines.map(({ cardId }) => cardId)]);
  const cards = demoSnapshots(cardIds, now);
  await write(async (stores) => {
    await loadReadModels(stores, cards);
    await loadRequests(stores, { requests, deals: demoDeals(now), cards, now, id: ids.id });
    await loadFailedPapers(stores, demoFailedPapers(now), now);
    const rows = lines.map((line) => ({
      id: line.id,
      user_id: line.userId,
      sku_id: line.cardId,
      count: line.count,
      added_price_minor: line.addedPriceMinor?.toString() ?? null,
      added_at: line.addedAt,
    }));
    await stores.bulk.insert('cart_line', rows);
  });
}
