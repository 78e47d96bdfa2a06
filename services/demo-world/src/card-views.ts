import { demoCards } from './cards.js';
import { companies } from './companies/companies.js';
import { users } from './companies/users.js';
import { seededRandom, seedOf } from './seeded-random.js';
import type { DemoCard, DemoCardViews } from './shapes/demo-catalogue.js';

const DAY_MS = 86_400_000;
/** The offset of India Standard Time from UTC. */
const AHEAD_MS = 5.5 * 3_600_000;
/** The number of days with views: twelve weeks up to and including today. */
const days = 84;
const weekday = [0.35, 1.05, 1.15, 1.1, 1.1, 1, 0.45];

/**
 * Returns how often a card is viewed on an average working day. A few cards are popular, most get an occasional view.
 */
const interest = (random: () => number): number => 0.4 + 9 * random() ** 3;

function viewsOf(card: DemoCard, today: number): DemoCardViews[] {
  const random = seededRandom(seedOf(`views:${card.vendorCode}`));
  const average = interest(random);
  const growth = 0.9 * random() - 0.25;
  const visibleDays = Math.min(days, Math.floor(card.publishedDaysAgo));
  return Array.from({ length: visibleDays }, (_, index) => visibleDays - 1 - index).flatMap((ago) => {
    const day = new Date(today - ago * DAY_MS);
    const mean = average * (weekday[day.getUTCDay()] ?? 1) * (1 + growth * (1 - ago / days));
    // Today counts as half a day, because it is not over yet.
    const views = Math.floor(mean * (ago === 0 ? 0.5 : 0.6 + 0.8 * random()) + random());
    return views > 0 ? [{ skuId: card.id, companyId: card.companyId, day: day.toISOString().slice(0, 10), views }] : [];
  });
}

/**
 * Returns the daily views of the published cards of suppliers that have user accounts. A day is a calendar day in
 * India.
 */
export function demoCardViews(now: Date): DemoCardViews[] {
  const staffed = new Set(users.map(({ companyId }) => companyId));
  const suppliers = new Set(
    companies.filter(({ type, id }) => type === 'supplier' && staffed.has(id)).map(({ id }) => id),
  );
  const today = Math.floor((now.getTime() + AHEAD_MS) / DAY_MS) * DAY_MS;
  return demoCards()
    .filter(({ state, companyId }) => state === 'published' && suppliers.has(companyId))
    .flatMap((card) => viewsOf(card, today));
}
