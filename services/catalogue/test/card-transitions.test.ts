import { SkuPublished, SkuWithdrawn } from '@setu/proto/catalogue/events';
import { CardState } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { type Catalogue, company, manager, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const publish = (skuId: string) =>
  catalogue.deps.write((stores) => publishCard(stores, skuId, new Date('2026-11-20T00:00:00Z')));
const withdraw = (skuId: string) => catalogue.deps.write((stores) => withdrawCard(stores, skuId));

/** Returns the published events of a card in order. */
async function outboxOf(skuId: string) {
  const rows: Array<{ subject: string; payload: Uint8Array }> = await catalogue.deps
    .db('outbox')
    .where({ aggregate_id: skuId })
    .orderBy('id')
    .select('subject', 'payload');
  return rows.map(({ subject, payload }) => {
    if (subject.endsWith('.withdrawn')) return SkuWithdrawn.decode(payload);
    const { card } = SkuPublished.decode(payload);
    return { skuId: card?.card?.skuId, state: card?.card?.state, version: card?.version, revision: card?.revision };
  });
}

describe('Publishing and withdrawing a card', () => {
  it('publishes each transition with a higher revision, although the version stays the same', async () => {
    await publish(sku.draft);
    await withdraw(sku.draft);
    await publish(sku.draft);
    const published = { skuId: sku.draft, state: CardState.PUBLISHED, version: 1 };
    expect(await outboxOf(sku.draft)).toEqual([
      { ...published, revision: 2 },
      { skuId: sku.draft, version: 1, revision: 3, companyId: company.kaveri, vendorCode: 'KAV-DRM-1' },
      { ...published, revision: 4 },
    ]);
  });

  it("publishes the card's manager for read models", async () => {
    const { payload } = await catalogue.deps
      .db('outbox')
      .where({ aggregate_id: sku.draft, subject: 'setu.catalogue.sku.published' })
      .first('payload');
    expect(SkuPublished.decode(payload).card?.card?.brokerManagerId).toBe(manager);
  });

  it('publishes nothing if the status does not change', async () => {
    expect(await withdraw(sku.hidden)).toBe(1);
    expect(await withdraw(sku.hidden)).toBeUndefined();
    expect(await outboxOf(sku.hidden)).toHaveLength(1);
  });
});
