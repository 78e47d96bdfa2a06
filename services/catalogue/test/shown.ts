import { isAppError } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { Card } from '@setu/proto/catalogue/cards';
import type { Catalogue } from './fixtures.js';

export const visitor = actors.anonymous({ locale: 'ru' });

/** Returns the ids that anonymous visitors find by a search. */
export async function found({ client }: Catalogue, search: string): Promise<string[]> {
  const page = { page: 1, limit: 100 };
  const { cards } = await client.listCards({ categoryId: '', filter: { search }, page }, { actor: visitor });
  return cards.map(({ skuId }) => skuId);
}

/** Returns how many cards of a gasket company anonymous visitors see, for each place where cards appear. */
export async function shown(catalogue: Catalogue, companyId: string) {
  const { client } = catalogue;
  const call = { actor: visitor };
  const page = { page: 1, limit: 100 };
  const all = await client.listCards({ categoryId: '', filter: { search: '' }, page }, call);
  const home = await client.getHome({ platform: 'customer' }, call);
  const suggested = await client.suggest({ query: 'прокл' }, call);
  const ofCompany = await client.listCompanyCards({ companyId, categoryId: '' }, call).then(
    ({ totals }) => totals?.total,
    (error: unknown) => (isAppError(error) ? error.kind : error),
  );
  const its = (cards: readonly Card[]) => cards.filter(({ company }) => company?.id === companyId).length;
  return {
    listed: its(all.cards),
    found: (await found(catalogue, 'прокладка')).length,
    suggested: suggested.cards.length,
    newest: its(home.newest),
    ofCompany,
  };
}
