import type { Task } from '@setu/kit/process';
import { publishWeek } from '../demand/changes/publish-week.js';
import { demandSpanDays, maxWords, type UnmetWords, weekOf } from '../demand/domain/unmet-demand.js';
import type { CatalogueDeps } from '../deps.js';
import { mostPopular } from '../search/domain/card-list.js';
import { termsWithSynonyms } from '../search-terms/changes/read-term-lists.js';

/** More words are examined than shown, because some of them find cards by now. */
const examined = 60;
const dayMs = 86_400_000;
const batch = 10_000;

const spanStart = (now: Date): Date => new Date(now.getTime() - demandSpanDays * dayMs);
const everything = { categoryNum: undefined, companyNum: undefined, choices: [] };

/** Returns the words that still find nothing: no card was added, and no admin wrote a synonym. */
async function stillUnmet({ read, edge, clock }: CatalogueDeps): Promise<UnmetWords[]> {
  const [found, terms] = await Promise.all([
    read.unmetDemand.since(spanStart(clock.now()), examined),
    termsWithSynonyms(read),
  ]);
  const unmet: UnmetWords[] = [];
  for (const one of found) {
    if (unmet.length === maxWords.broker) break;
    if (terms.has(one.words)) continue;
    const query = { ...mostPopular, limit: 1 };
    const asked = { search: one.words, asTyped: false, reader: 'ru', within: everything, query } as const;
    const { page } = await edge.search.search(asked);
    if (!page.isFound) unmet.push(one);
  }
  return unmet;
}

/**
 * Makes the list of the week on Monday, when the working day begins in Moscow and in India. A missed Monday is made up
 * for on the next day.
 */
export const listUnmetDemandJob = (deps: CatalogueDeps): Task => ({
  name: 'catalogue.list-unmet-demand',
  cron: '7 4 * * *',
  run: async () => {
    const week = weekOf(deps.clock.now());
    if (await deps.read.unmetDemand.hasWeek(week)) return;
    const words = await stillUnmet(deps);
    await deps.write((stores) => publishWeek(stores, { week, words }));
  },
});

/** Deletes the records of companies that are too old for a list, once a day and in small batches. */
export const forgetUnmetDemand = ({ autocommit, clock }: Pick<CatalogueDeps, 'autocommit' | 'clock'>): Task => ({
  name: 'catalogue.forget-unmet-demand',
  cron: '43 21 * * *',
  run: async (_, { signal }) => {
    const from = spanStart(clock.now());
    while (!signal.aborted && (await autocommit.unmetDemand.forgetBefore(from, batch)) === batch);
  },
});
