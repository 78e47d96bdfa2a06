import { cardByCode, demoCards } from '../cards.js';
import { companyById, companyId, userId } from '../companies/companies.js';
import { userById } from '../companies/users.js';
import { demoId } from '../demo-id.js';
import { daysBefore } from '../epoch.js';
import { requestFileIds } from '../files/request-files.js';
import { pick, seedOf } from '../seeded-random.js';
import type { DemoCard } from '../shapes/demo-catalogue.js';
import type { DemoCartLine, DemoRequest } from '../shapes/demo-request.js';
import { unitId } from '../units.js';
import { pastTable } from './past-table.js';
import { statusEvents } from './request-events.js';
import { forward, type RequestPlan, rfcPlans, rfdPlans } from './request-plan.js';
import { type RfcRow, rfcTable } from './rfc-table.js';
import { rfdTable } from './rfd-table.js';

/** The author of every draft is this buyer, whatever the table contains. */
const DRAFT_AUTHOR = 'buyer@volga.example';

/** Returns the request number for phone calls: 8 digits in an unguessable order. */
export const numericHash = (key: string): string => String(10_000_000 + (seedOf(`number:${key}`) % 90_000_000));

const reached = (plan: RequestPlan, status: (typeof forward)[number]): boolean =>
  forward.indexOf(plan.reached) >= forward.indexOf(status);

interface Prices {
  offerPriceMinor: bigint | null;
  contractPriceMinor: bigint | null;
}

const share = (sum: bigint, thousandths: number): bigint => ((sum * BigInt(thousandths)) / 100_000n) * 100n;

const prices = (plan: RequestPlan, sum: bigint): Prices => ({
  offerPriceMinor: reached(plan, 'offer_received') ? share(sum, 1015) : null,
  contractPriceMinor: reached(plan, 'contracted') ? share(sum, 978) : null,
});

type Common = Omit<
  DemoRequest,
  | 'kind'
  | 'supplierCompanyId'
  | 'cardId'
  | 'count'
  | 'comment'
  | 'items'
  | 'timeFrame'
  | 'name'
  | 'customerPrice'
  | 'offerPriceMinor'
  | 'contractPriceMinor'
>;

function common(key: string, authorEmail: string, plan: RequestPlan, now: Date, supplierUserId: string): Common {
  const author = userById(userId(authorEmail));
  const { name, surname, patronymic, mobilePhone: phone, email } = author;
  const brokerManagerId = reached(plan, 'in_work') ? userId(plan.manager) : null;
  const events = statusEvents({ key, plan, now, authorId: author.id, managerId: brokerManagerId, supplierUserId });
  return {
    id: demoId('request', key),
    numericHash: numericHash(key),
    status: plan.status,
    createdAt: events[0]?.at ?? daysBefore(now, plan.daysAgo),
    publishedAt: events.find((event) => event.status === 'new')?.at ?? null,
    authorUserId: author.id,
    customerCompanyId: author.companyId,
    brokerManagerId,
    isCreatedByBroker: false,
    contact: { name, surname, patronymic, phone, email },
    conditionId: demoId('condition', key),
    fileIds: requestFileIds(key),
    rejectReason: plan.reason,
    rejectComment: plan.comment,
    events,
  };
}

type CatalogueRequest = readonly [row: RfcRow, plan: RequestPlan];

/** The requests from the catalogue, in the order of their keys. */
const catalogueRequests: readonly CatalogueRequest[] = [
  ...rfcTable.map((row, at): CatalogueRequest => [row, pick(rfcPlans, at)]),
  ...pastTable.map(([author, code, count, comment, plan]): CatalogueRequest => [[author, code, count, comment], plan]),
];

/** Returns the user who acts for a company: its contact person. */
const contactOf = (id: string): string => userId(companyById(id).contact.email);

/** Returns the price of a similar card in whole hundreds of rupees, in paise, for a card whose price is on request. */
function usualPrice({ categoryId }: DemoCard): bigint {
  const similar = demoCards().find((other) => other.categoryId === categoryId && other.priceFromMinor !== null);
  const hundreds = (similar?.priceFromMinor ?? 0n) / 10_000n;
  return hundreds > 0n ? hundreds * 10_000n : 500_000n;
}

function fromCatalogue(at: number, [row, plan]: CatalogueRequest, now: Date): DemoRequest {
  const [listed, code, count, comment] = row;
  const key = `rfc-${at + 1}`;
  const card = cardByCode(code);
  const supplier = contactOf(card.companyId);
  const unit = card.priceFromMinor;
  return {
    ...common(key, plan.status === 'draft' ? DRAFT_AUTHOR : listed, plan, now, supplier),
    kind: 'rfc',
    supplierCompanyId: card.companyId,
    cardId: card.id,
    count,
    comment,
    items: [],
    timeFrame: '',
    name: card.name,
    customerPrice: unit === null ? null : { minor: unit, currency: 'INR' },
    ...prices(plan, (unit ?? usualPrice(card)) * BigInt(count)),
  };
}

/** Roubles per 100 rupees, times 10 000. Accurate enough for a plausible offer. */
const RATE_E4 = 918_400n;

function fromDescription(at: number, plan: RequestPlan, now: Date): DemoRequest {
  const [listed, name, description, area, customsCode, count, unit, total, timeFrame, supplierKey] = pick(rfdTable, at);
  const key = `rfd-${at + 1}`;
  const supplierId = companyId(supplierKey);
  const kopecks = BigInt(total) * 100n;
  const sums = prices(plan, (kopecks * 1_000_000n) / RATE_E4);
  // No card states the advance here, so it is agreed with the contract.
  const advance = sums.contractPriceMinor === null ? null : share(sums.contractPriceMinor, 300);
  const isPaid = (status: string): boolean => status === 'contracted' || status === 'partially_paid';
  const made = common(key, plan.status === 'draft' ? DRAFT_AUTHOR : listed, plan, now, contactOf(supplierId));
  return {
    ...made,
    events: made.events.map((event) => ({ ...event, paymentMinor: isPaid(event.status) ? advance : null })),
    kind: 'rfd',
    // A request from a description gets its supplier when one is selected.
    supplierCompanyId: reached(plan, 'supplier_selected') ? supplierId : null,
    cardId: null,
    count: null,
    comment: '',
    items: [
      {
        ...{ id: demoId('item', key), name, description, area, customsCode, count },
        unitId: unitId(unit),
        priceKopecks: kopecks / BigInt(count),
      },
    ],
    timeFrame,
    // The name is in the author's language, because it has no translation.
    name: { en: '', ru: name },
    customerPrice: { minor: kopecks, currency: 'RUB' },
    ...sums,
  };
}

/** Returns requests of both kinds in every status, dated over the seven months before loading. */
export function demoRequests(now: Date): DemoRequest[] {
  return [
    ...catalogueRequests.map((request, at) => fromCatalogue(at, request, now)),
    ...rfdTable.map((_, at) => fromDescription(at, pick(rfdPlans, at), now)),
  ];
}

// biome-ignore format: one line per row reads as the table it is
const cart: ReadonlyArray<readonly [email: string, code: string, count: number, daysAgo: number, changed: number]> = [
  ['buyer@volga.example', 'KPM-80-200-30', 2, 1.2, 100], ['buyer@volga.example', 'ASM-FTGFOP1-25K-SF', 200, 3.6, 96],
  ['buyer@volga.example', 'CB-6311-2RS', 500, 6.1, 100], ['buyer@volga.example', 'BV-LV-G1', 500, 8, 100],
  ['rival@onega.example', 'VMC-1060-M80', 1, 2.4, 100], ['rival@onega.example', 'VWG-75-20', 10, 4.9, 104],
];

/** Returns the items in the carts of buyer and rival. Some prices have changed since the items were added. */
export function demoCart(now: Date): DemoCartLine[] {
  return cart.map(([email, code, count, daysAgo, changed]) => {
    const card = cardByCode(code);
    return {
      id: demoId('cart', `${email}:${code}`),
      userId: userId(email),
      cardId: card.id,
      count,
      addedPriceMinor: card.priceFromMinor === null ? null : ((card.priceFromMinor * BigInt(changed)) / 10_000n) * 100n,
      addedAt: daysBefore(now, daysAgo),
    };
  });
}

const supplierKeys = new Map(rfdTable.map((row, at) => [demoId('request', `rfd-${at + 1}`), row.at(-1) as string]));

/** Returns the supplier that the request is or will be sent to. */
export function addresseeOf({ id, supplierCompanyId }: DemoRequest): string {
  return supplierCompanyId ?? companyId(supplierKeys.get(id) ?? '');
}
