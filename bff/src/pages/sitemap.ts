import { isUuid, notFound } from '@setu/kit/core';
import { skuTypeWord } from '@setu/proto/wire-words';
import { pathOfCard, pathOfCategory, pathOfCompany } from '../html/paths.js';
import { partBegin, partEnd, type SitemapEntry, sitemapEntry, sitemapIndex } from '../html/sitemap-xml.js';
import type { CallContext } from '../http/call-context.js';

/** A card has two addresses, so a part stays far below the limits of 50,000 addresses and 50 MB. */
const cardsInPart = 5000;
/** A company has four addresses. */
const companiesInPart = 5000;
const batchSize = 1000;

interface Site {
  origin: string;
}

const nextCompanies = async (call: CallContext, after: string, limit: number): Promise<string[]> => {
  const { catalogue } = call.deps.services;
  return (await catalogue.listSitemapCompanies({ afterCompanyId: after, limit }, call.reads())).companyIds;
};

/**
 * Returns the ids of the companies after which the parts begin. The first id is empty. Without companies there are no
 * parts.
 */
const companyParts = async (call: CallContext): Promise<string[]> => {
  const begins: string[] = [];
  let after = '';
  for (let read = 0; ; read += batchSize) {
    const ids = await nextCompanies(call, after, batchSize);
    if (ids.length > 0 && read % companiesInPart === 0) begins.push(after);
    if (ids.length < batchSize) return begins;
    after = ids.at(-1) ?? '';
  }
};

/** Returns the index of the sitemap: pages and categories, companies and cards, the last two in parts. */
export const sitemapIndexPage = async (call: CallContext, site: Site): Promise<string> => {
  const [{ afterSkuIds }, afterCompanyIds] = await Promise.all([
    call.deps.services.catalogue.listSitemapParts({ partSize: cardsInPart }, call.reads()),
    companyParts(call),
  ]);
  const named = (name: string, begins: readonly string[]) =>
    begins.map((after) => (after === '' ? name : `${name}-${after}`));
  const parts = ['pages', ...named('companies', afterCompanyIds), ...named('cards', afterSkuIds)];
  return sitemapIndex(
    parts.map((part) => `/sitemap/${part}.xml`),
    site,
  );
};

/** Yields the home page, the catalogue, static pages and every category that has cards. */
async function* pageEntries(call: CallContext): AsyncGenerator<SitemapEntry[]> {
  const { catalogue } = call.deps.services;
  const [{ links }, { categories }] = await Promise.all([
    catalogue.listSitemapLinks({}, call.reads()),
    call.deps.categories(call.reads()),
  ]);
  yield [
    { path: '/' },
    { path: '/catalog/category/' },
    ...links.map((link) => ({ path: `/page/${encodeURIComponent(link)}` })),
    ...categories.map(({ id }) => ({ path: pathOfCategory(id) })),
  ];
}

/** Yields the companies of a part that have cards, each with its catalogue. */
async function* companyEntries(call: CallContext, from: string): AsyncGenerator<SitemapEntry[]> {
  let after = from;
  for (let left = companiesInPart; left > 0; left -= batchSize) {
    const limit = Math.min(left, batchSize);
    const ids = await nextCompanies(call, after, limit);
    yield ids.flatMap((id) => [{ path: pathOfCompany(id) }, { path: `${pathOfCompany(id)}/catalog` }]);
    if (ids.length < limit) return;
    after = ids.at(-1) ?? '';
  }
}

/** Yields the cards of a part, batch by batch. */
async function* cardEntries(call: CallContext, from: string): AsyncGenerator<SitemapEntry[]> {
  let after = from;
  for (let left = cardsInPart; left > 0; left -= batchSize) {
    const limit = Math.min(left, batchSize);
    const { cards } = await call.deps.services.catalogue.listSitemapCards({ afterSkuId: after, limit }, call.reads());
    yield cards.map(({ skuId, categoryId, type, publishedAt }) => ({
      path: pathOfCard({ type: skuTypeWord(type) ?? 'product', category_id: categoryId, sku_id: skuId }),
      changedAt: publishedAt,
    }));
    if (cards.length < limit) return;
    after = cards.at(-1)?.skuId ?? '';
  }
}

const entriesOf = (call: CallContext, part: string): AsyncGenerator<SitemapEntry[]> => {
  if (part === 'pages') return pageEntries(call);
  const [name = '', ...rest] = part.split('-');
  const entries = name === 'cards' ? cardEntries : name === 'companies' ? companyEntries : undefined;
  const after = rest.join('-');
  if (!entries || !(isUuid(after) || part === name)) throw notFound();
  return entries(call, after);
};

/**
 * Yields a part of the sitemap as text. Throws `not_found` for an unknown name. Reads data only as the consumer
 * requests it.
 */
export async function* sitemapPart(call: CallContext, name: string, site: Site): AsyncGenerator<string> {
  const entries = entriesOf(call, name);
  const first = await entries.next();
  yield partBegin;
  if (!first.done) yield first.value.map((entry) => sitemapEntry(entry, site)).join('');
  for await (const more of entries) yield more.map((entry) => sitemapEntry(entry, site)).join('');
  yield partEnd;
}
