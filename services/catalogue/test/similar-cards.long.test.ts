import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { type EmbeddingsPeer, embeddingsPeer } from './embeddings-peer.js';
import { type Catalogue, card, category, company, sku, startTestCatalogue } from './fixtures.js';

const id = (number: number) => `0000000c-0000-4000-8000-${String(number).padStart(12, '0')}`;
const suppliers = [1, 2, 3, 4].map((number) => ({
  id: `0000000d-0000-4000-8000-00000000000${number}`,
  shortName: `S${number}`,
}));
const supplierId = (number: number) => suppliers[number]?.id ?? '';

/** Centrifugal pumps of the card's own supplier and of others, and one in another category. */
const pump = (number: number, companyId: string, changes: object = {}) =>
  card({
    ...{ id: id(number), companyId, vendorCode: `S-${number}` },
    name: { en: `Centrifugal pump KM-${number}`, ru: `Насос центробежный КМ-${number}` },
    ...changes,
  });
const cards = [
  pump(1, company.kaveri),
  ...[2, 3, 4].map((number) => pump(number, supplierId(0))),
  pump(5, supplierId(1), { name: { en: 'Pump, screw', ru: 'Насос винтовой' } }),
  pump(6, supplierId(2)),
  pump(7, supplierId(3), { categoryId: category.dosing }),
  pump(8, company.locked),
  pump(9, supplierId(3), { state: 'draft' }),
  pump(10, supplierId(3), { name: { en: 'Impeller', ru: 'Рабочее колесо' } }),
];

const listed = async ({ client }: Catalogue, skuId: string, actor = actors.anonymous()) =>
  (await client.listSimilarCards({ skuId }, { actor })).cards.map((one) => one.skuId);

describe('Without a server of vectors, similar cards', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await startTestCatalogue({ suppliers, cards });
  }, 60_000);
  afterAll(() => catalogue?.close());

  it('are of the same category and share most words of the name, other suppliers first, two of each', async () => {
    const ids = await listed(catalogue, sku.bigPump);
    expect(ids.slice(0, 3).toSorted()).toEqual([
      expect.stringMatching(/0[234]$/),
      expect.stringMatching(/0[34]$/),
      id(6),
    ]);
    expect(ids.slice(3)).toEqual([id(5), id(1)]);
  });

  it('are not shown if there is only one', async () => {
    expect(await listed(catalogue, sku.greenTea)).toEqual([]);
    expect(await listed(catalogue, sku.audit)).toEqual([]);
  });

  it('are public, whoever asks', async () => {
    const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
    const own = actors.supplier({ companyId: supplierId(3), roles: ['ROLE_COMPANY_ADMIN'] });
    for (const actor of [admin, own]) {
      const ids = await listed(catalogue, sku.bigPump, actor);
      expect(ids).not.toContain(id(8));
      expect(ids).not.toContain(id(9));
    }
    expect(await listed(catalogue, id(9), own)).toContain(id(6));
  });

  it.each([
    ['a visitor and a draft', sku.draft, actors.anonymous()],
    ['a visitor and a locked supplier’s card', sku.hidden, actors.anonymous()],
    ['another supplier and a draft', sku.draft, actors.supplier({ companyId: company.deccan, roles: [] })],
    ['a buyer and a draft', sku.draft, actors.buyer()],
    ['anyone and an unknown card', id(99), actors.broker()],
  ])('do not exist for %s', async (_who, skuId, actor) => {
    await expect(listed(catalogue, skuId, actor)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('exist for users who see a draft', async () => {
    const ids = await listed(catalogue, sku.draft, actors.broker());
    expect(ids).toContain(id(6));
    expect(ids).not.toContain(sku.draft);
  });

  it('change with the catalogue at once', async () => {
    await catalogue.deps.write((stores) => withdrawCard(stores, id(6)));
    expect(await listed(catalogue, sku.bigPump)).not.toContain(id(6));
  });
});

describe('With a server of vectors, similar cards', () => {
  let catalogue: Catalogue;
  let peer: EmbeddingsPeer;
  const others = Array.from({ length: 60 }, (_, at) => {
    const word = String.fromCodePoint(1072 + (at % 30), 1072 + ((at * 7) % 30), 1072 + ((at * 11) % 30)).repeat(3);
    return card({
      ...{ id: id(100 + at), companyId: supplierId(at % 4), categoryId: category.development },
      name: { en: '', ru: `${word} ${at}` },
    });
  });
  beforeAll(async () => {
    peer = await embeddingsPeer();
    const env = { EMBEDDINGS: 'http', EMBEDDINGS_URL: peer.url, EMBEDDINGS_TIMEOUT_MS: '5000' };
    catalogue = await startTestCatalogue({ env, suppliers, cards: [...cards, ...others] });
  }, 60_000);
  afterAll(async () => {
    await catalogue?.close();
    await peer?.close();
  });

  it('are the closest in meaning, in any category, without the card itself and unrelated cards', {
    timeout: 60_000,
  }, async () => {
    const stored = () => catalogue.deps.db('card_vector').whereNotNull('vector').pluck('sku_id');
    const shown = await catalogue.deps.db('search_doc').pluck('sku_id');
    await expect.poll(stored, { timeout: 30_000 }).toHaveLength(shown.length);
    await expect.poll(() => listed(catalogue, sku.bigPump), { timeout: 20_000 }).toContain(id(7));
    const ids = await listed(catalogue, sku.bigPump);
    expect(ids).not.toContain(sku.bigPump);
    expect(ids).not.toContain(id(8));
    expect(ids.filter((one) => [id(2), id(3), id(4)].includes(one))).toHaveLength(2);
    expect(ids.filter((one) => others.some((other) => other.id === one))).toEqual([]);
  });

  it('leave out unrelated cards of a search too', async () => {
    await catalogue.deps.autocommit.languageWords.add(['центробежка']);
    const search = async (text: string) => {
      const request = { categoryId: '', filter: { search: text }, page: { page: 1, limit: 30 } };
      return (await catalogue.client.listCards(request, { actor: actors.anonymous({ locale: 'ru' }) })).closeIds;
    };
    expect(await search('центробежка')).toContain(id(6));
    expect((await search('центробежка')).filter((one) => others.some((other) => other.id === one))).toEqual([]);
  });

  it('are found by words while a card has no vector', async () => {
    expect(await listed(catalogue, sku.draft, actors.broker())).toContain(id(6));
  });
});
