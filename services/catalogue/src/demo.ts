import {
  categories,
  colors,
  companies,
  type DemoCard,
  demoCards,
  demoFiles,
  demoId,
  demoLanes,
  demoLegs,
  demoMissedSearches,
  demoPlaces,
  demoReviews,
  demoTariffs,
  homeBlocks,
  industries,
  promotedSkuIds,
  staticPages,
  units,
  userById,
  userId as userIdOf,
} from '@setu/demo-world';
import type { WriteStores } from '@setu/kit/events';
import type { Deps } from '@setu/kit/process';
import { costKey } from '@setu/proto/cost-rows';
import { markFamilies } from './cards/changes/mark-families.js';
import { emptyCard } from './cards/domain/card-values.js';
import { fillCards } from './cards/store/fill-cards.js';
import type { NewCard } from './cards/store/new-card.js';
import { fillCategories } from './categories/store/fill-categories.js';
import { refreshCategories } from './categories/store/refresh-categories.js';
import { fillContent } from './content/store/fill-content.js';
import { compareRows } from './cost-tables/domain/compare-rows.js';
import { demandSpanDays, maxWords, weekOf } from './demand/domain/unmet-demand.js';
import { fillDemoViewsTask } from './demo-views.js';
import { readLanguageWordsTask } from './jobs/read-language-words.js';
import { fillCompanies } from './read-models/store/fill-companies.js';
import { fillReference } from './reference/store/fill-reference.js';
import { rebuildSearch } from './search/store/rebuild-search.js';
import type { Stores } from './store/index.js';

const DAY = 86_400_000;

/** The demo documents with their sizes, by id. */
const documents = () =>
  new Map(demoFiles.map(({ make, ...file }) => [file.id, { ...file, size: BigInt(make().length) }]));

function toNewCard(card: DemoCard, now: Date, lastRank: number, files: ReturnType<typeof documents>): NewCard {
  return {
    ...emptyCard,
    ...card,
    brokerManagerId: card.brokerManagerId || null,
    createdAt: new Date(now.getTime() - card.publishedDaysAgo * DAY),
    popularity: lastRank + 1 - card.popularityRank,
    priceFrom: card.priceFromMinor ?? undefined,
    priceTo: card.priceToMinor ?? undefined,
    colorId: card.colorId || undefined,
    certificates: card.certificateIds.flatMap((id) => files.get(id) ?? []),
  };
}

/** Adds a file of a supplier that could not be read, so that the list of uploads has one. */
async function addFailedImport({ importRuns }: Pick<WriteStores<Stores>, 'importRuns'>, now: Date): Promise<void> {
  const { id: userId, companyId, roles } = userById(userIdOf('supplier@deccan.example'));
  const at = new Date(now.getTime() - 3 * DAY);
  const id = demoId('import', 'deccan');
  const starter = { userId, actingUserId: '', companyId, companyType: 'supplier', roles, locale: 'en' } as const;
  const file = { id: demoId('file', 'price-list'), name: 'Price list 2026 (scan).xlsx', size: 482_110 };
  await importRuns.add({ ...{ id, companyId, key: id, starter, file }, pictures: undefined, appliesAtOnce: false, at });
  await importRuns.setState(id, 'failed', at, 'no_header');
}

/** Makes the list of this week without its event, so that a demo does not begin with an email to every supplier. */
async function listDemand({ unmetDemand }: Pick<WriteStores<Stores>, 'unmetDemand'>, now: Date): Promise<void> {
  const words = await unmetDemand.since(new Date(now.getTime() - demandSpanDays * DAY), maxWords.broker);
  await unmetDemand.addWeek({ week: weekOf(now), words });
}

/** Adds the examples of duty, freight and carriage. Rows that exist stay as they are. */
async function fillCosts({ costRows }: Pick<WriteStores<Stores>, 'costRows'>, now: Date): Promise<void> {
  const tables = { places: demoPlaces, tariffs: demoTariffs, lanes: demoLanes(now), legs: demoLegs };
  for (const table of ['places', 'tariffs', 'lanes', 'legs'] as const) {
    const { fresh } = compareRows(table, tables[table], await costRows.all(table));
    const rows = fresh.map((values) => ({ id: demoId('cost', `${table} ${costKey(table, values)}`), values }));
    await costRows.add(table, rows, { by: undefined, at: now });
  }
  await costRows.count();
}

const batch = 500;

/**
 * Adds the cards to lists and search. An empty catalogue is rebuilt completely. Otherwise only these cards are added.
 */
async function show(
  { conn, readModel }: Pick<WriteStores<Stores>, 'conn' | 'readModel'>,
  cards: readonly NewCard[],
): Promise<void> {
  if (await readModel.isEmpty()) return rebuildSearch(conn);
  // Each new card is placed before older ones, so the most popular cards are added last.
  const ids = [...cards].sort((a, b) => a.popularity - b.popularity).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batch) await readModel.project(ids.slice(at, at + batch).reverse());
}

/** Adds the demo world to the catalogue and updates the read model. */
export async function loadDemo({ write, clock }: Pick<Deps<Stores>, 'write' | 'clock'>): Promise<void> {
  const now = clock.now();
  const demo = demoCards();
  const lastRank = demo.reduce((rank, card) => Math.max(rank, card.popularityRank), 0);
  const files = documents();
  const cards = demo.map((card) => toNewCard(card, now, lastRank, files));
  await write(async (stores) => {
    const { conn, jobs, searchLog, skuReviews, staticPages: pages } = stores;
    const fill = fillReference(conn);
    await fill.units(units);
    await fill.colors(colors);
    await fill.industries(industries);
    await fillCompanies(
      conn,
      companies.map((company) => ({
        ...company,
        isSupplier: company.type === 'supplier',
        blacklisted: false,
        version: 1,
      })),
    );
    await fillCategories(conn, categories);
    await fillCards(conn, cards);
    await jobs.add(fillDemoViewsTask, {}, { key: fillDemoViewsTask });
    await jobs.add(readLanguageWordsTask, {}, { key: readLanguageWordsTask });
    for (const { id: reviewId, cardId: skuId, status, reviewerId, managerId } of demoReviews(now)) {
      const people = { reviewerId: reviewerId ?? undefined, managerId: managerId || undefined };
      await skuReviews.save({ reviewId, skuId, status, ...people, revision: 0 });
    }
    await refreshCategories(conn);
    const content = fillContent(conn);
    await content.homeBlocks(
      homeBlocks.map(({ title, text, action, ...block }) => ({ ...block, texts: { title, text, action } })),
    );
    await content.promoted(promotedSkuIds);
    for (const page of staticPages) await pages.fill(page);
    await searchLog.add(
      demoMissedSearches(now).map((search) => ({ ...search, corrected: '', total: 0, categoryId: undefined })),
    );
    await listDemand(stores, now);
    await addFailedImport(stores, now);
    await fillCosts(stores, now);
    await show(stores, cards);
    await stores.cardFamilies.noteAll();
    while (await markFamilies(stores));
  });
}
