import { actors } from '@setu/kit/testing';
import type * as wire from '@setu/proto/catalogue/search_words';
import { SearchLanguage, SynonymMeaning } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, sku, startTestCatalogue } from './fixtures.js';

const as = { actor: actors.broker({ roles: ['ROLE_ADMIN'] }) };

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const fresh = {
  ...{ id: '', version: 0, bothWays: false, language: SearchLanguage.BOTH, key: '' },
  meaning: SynonymMeaning.SAME,
};
type Part = Partial<wire.SaveSynonymRequest>;
const cardsOf = async (search: string) => (await catalogue.client.readSearch({ search }, as)).total;

describe('The preview of a synonym', () => {
  const log = async (query: string, times: number, daysAgo = 1) =>
    catalogue.deps.db('search_log').insert(
      Array.from({ length: times }, () => ({
        ...{ id: crypto.randomUUID(), query, corrected: '', total: 0, audience: 'stranger', locale: 'ru' },
        searched_at: new Date(catalogue.deps.clock.now().getTime() - daysAgo * 86_400_000),
      })),
    );
  const preview = (left: string[], right: string[], part: Part = {}) =>
    catalogue.client.previewSynonym({ synonym: { ...fresh, left, right, ...part } }, as);

  it('shows the searches of the last 30 days that would find other cards, and saves nothing', async () => {
    await log('кипятолист', 3);
    await log('купить кипятолисты', 2);
    await log('кипятолист зелёный', 1, 31);
    const tea = await cardsOf('чай');
    expect(await preview(['кипятолист'], ['чай'])).toEqual({
      changed: [{ words: 'кипятолист', searches: 3, cardsBefore: 0, cardsAfter: tea, atLeast: false }],
      tried: 2,
    });
    expect(await cardsOf('кипятолист')).toBe(0);
    expect((await catalogue.client.listSearchWords({}, as)).synonyms).toEqual([]);
  });

  it('of a changed synonym compares with the stored one, and its words have the same rules', async () => {
    await log('кипятолист', 3);
    const { synonym } = await catalogue.client.saveSynonym({ ...fresh, left: ['кипятолист'], right: ['чай'] }, as);
    const { id = '' } = synonym ?? {};
    const same = await preview(['кипятолист'], ['чай'], { id });
    expect(same.changed).toEqual([]);
    const [gone] = (await preview(['кипятолистик'], ['чай'], { id })).changed;
    expect(gone).toMatchObject({ words: 'кипятолист', cardsAfter: 0 });
    await expect(preview([], ['чай'])).rejects.toMatchObject({ kind: 'invalid' });
    await expect(preview(['кипятолист'], ['насос'])).rejects.toMatchObject({ kind: 'invalid' });
    await expect(preview(['а1'], ['б1'], { id: sku.bigPump })).rejects.toMatchObject({ kind: 'not_found' });
  });
});
