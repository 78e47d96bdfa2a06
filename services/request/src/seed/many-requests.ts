import { type DemoRequest, type DemoStatusEvent, demoRequests, seededRandom } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import type { SeededCustomer } from './customers.js';

export interface SeedPlan {
  requests: number;
  customers: readonly SeededCustomer[];
  seed: number;
  now: Date;
  /** The numbers of existing requests. */
  usedNumbers: ReadonlySet<string>;
}

const DAY_MS = 86_400_000;
/** In days: the oldest request is three years old. */
const DAYS = 1_095;
/** One request in twenty belongs to a company of the demo world, so that its users have long lists too. */
const OWN_SHARE = 0.05;

/**
 * Generates many requests modelled on those of the demo world, with other customers, dates and sums. The same seed
 * gives the same requests, except for their ids.
 */
export function* manyRequests({ requests, customers, seed, now, usedNumbers }: SeedPlan): Iterable<DemoRequest> {
  const random = seededRandom(seed);
  const number = freeNumbers(seed, usedNumbers);
  const patterns = demoRequests(now);
  for (let i = 0; i < requests; i += 1) {
    const pattern = patterns[i % patterns.length];
    if (pattern === undefined) return;
    const customer = random() < OWN_SHARE ? undefined : customers[Math.floor(customers.length * random() ** 2)];
    const days = Math.floor(DAYS * random());
    const percent = BigInt(40 + Math.floor(400 * random()));
    yield alike(pattern, { customer, days, percent, lot: i + 1, numericHash: number() });
  }
}

interface Difference {
  /** Undefined keeps the pattern's customer. */
  customer: SeededCustomer | undefined;
  /** The number of days by which the request is earlier than the pattern. */
  days: number;
  /** The sums, in percent of the pattern's. */
  percent: bigint;
  lot: number;
  numericHash: string;
}

function alike(pattern: DemoRequest, { customer, days, percent, lot, numericHash }: Difference): DemoRequest {
  const earlier = (at: string) => new Date(Date.parse(at) - days * DAY_MS).toISOString();
  const part = <Sum extends bigint | null>(sum: Sum) => (sum === null ? sum : (((sum * percent) / 100n) as Sum));
  const { customerPrice, name, publishedAt } = pattern;
  return {
    ...pattern,
    id: systemIds.id(),
    conditionId: systemIds.id(),
    numericHash,
    createdAt: earlier(pattern.createdAt),
    publishedAt: publishedAt === null ? null : earlier(publishedAt),
    ...authorAndCustomer(pattern, customer),
    events: pattern.events.map((event) => ({
      ...withCustomersUser(event, pattern, customer),
      id: systemIds.id(),
      at: earlier(event.at),
    })),
    // The demo world's files belong to its own requests.
    fileIds: [],
    items: pattern.items.map((item) => ({ ...item, id: systemIds.id(), priceKopecks: part(item.priceKopecks) })),
    name: { en: name.en === '' ? '' : `${name.en}, lot ${lot}`, ru: `${name.ru}, партия ${lot}` },
    customerPrice: customerPrice === null ? null : { ...customerPrice, minor: part(customerPrice.minor) },
    offerPriceMinor: part(pattern.offerPriceMinor),
    contractPriceMinor: part(pattern.contractPriceMinor),
  };
}

/** Returns the author and the customer of the request. */
function authorAndCustomer(pattern: DemoRequest, customer: SeededCustomer | undefined) {
  if (customer === undefined) return {};
  const { id, ...author } = customer.author;
  const contact = { ...author, phone: pattern.contact.phone, email: `sales${id.slice(0, 8)}@customers.example` };
  return { authorUserId: id, customerCompanyId: customer.id, contact };
}

/** Replaces the pattern's author with the customer's own user. */
function withCustomersUser(
  event: DemoStatusEvent,
  pattern: DemoRequest,
  customer: SeededCustomer | undefined,
): DemoStatusEvent {
  if (customer === undefined || event.byUserId !== pattern.authorUserId) return event;
  return { ...event, byUserId: customer.author.id, actingUserId: null };
}

const NUMBERS = 90_000_000;
/** This step is coprime to the count of numbers, so every number appears exactly once. */
const STEP = 48_271_973n;

/** Returns a generator of unused eight-digit numbers in an order that is hard to guess. */
function freeNumbers(seed: number, usedNumbers: ReadonlySet<string>): () => string {
  let place = BigInt(seed) * 1_000_003n;
  return () => {
    for (;;) {
      place += 1n;
      const number = String(10_000_000n + ((place * STEP) % BigInt(NUMBERS)));
      if (!usedNumbers.has(number)) return number;
    }
  };
}
