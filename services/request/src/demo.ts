import { companies, type DemoRequest, demoCards, demoCart, demoRates, demoRequests, users } from '@setu/demo-world';
import { cardColumns } from './copies/store/cards.js';
import { demoCardDetails } from './demo-rows/demo-card.js';
import { conditionRow, fileRows, itemRows } from './demo-rows/demo-condition.js';
import { auditRows, eventRows, viewRow } from './demo-rows/demo-history.js';
import { managerName, requestOfDemo } from './demo-rows/demo-request.js';
import type { RequestDeps, Writing } from './deps.js';
import type { CardSnapshot, RateCopy } from './requests/domain/request.js';
import { searchText } from './requests/domain/search-text.js';
import { changingColumns, lastingColumns } from './requests/store/request-row.js';
import { toText } from './store/minor-units.js';
import { snapshotOf } from './wire/card-snapshot.js';

const DAY_MS = 86_400_000;

/** Fills the schema with the demo world: copies, requests of both kinds in every status, carts. */
export async function loadDemo({ write, clock, ids }: RequestDeps): Promise<void> {
  const now = clock.now();
  const requests = demoRequests(now);
  const lines = demoCart(now);
  const cards = snapshots(
    now,
    new Set([...requests.map(({ cardId }) => cardId), ...lines.map(({ cardId }) => cardId)]),
  );
  await write(async (stores) => {
    await loadCopies(stores, cards);
    await loadRequests(stores, { requests, cards, now, id: ids.id });
    const { bulk } = stores;
    await bulk.insert(
      'cart_line',
      lines.map((line) => ({
        id: line.id,
        user_id: line.userId,
        sku_id: line.cardId,
        count: line.count,
        added_price_minor: toText(line.addedPriceMinor),
        added_at: line.addedAt,
      })),
    );
  });
}

function snapshots(now: Date, wanted: ReadonlySet<string | null>): Map<string, CardSnapshot> {
  const details = demoCards()
    .filter(({ id }) => wanted.has(id))
    .map((card) => demoCardDetails(card, now));
  const whole = details.flatMap((card) => snapshotOf(card) ?? []);
  return new Map(whole.map((card) => [card.skuId, card]));
}

/** Version 0: whatever the owner tells later is newer. */
async function loadCopies({ bulk }: Writing, cards: ReadonlyMap<string, CardSnapshot>): Promise<void> {
  await bulk.insert(
    'company_copy',
    companies.map(({ id, type, shortName, inn }) => ({
      id,
      type,
      short_name: shortName,
      inn,
      version: 0,
      search_text: searchText(shortName, inn),
    })),
  );
  await bulk.insert(
    'user_copy',
    users.map(({ id, companyId, name, surname, patronymic }) => ({
      id,
      company_id: companyId,
      name,
      surname,
      patronymic,
      version: 0,
    })),
  );
  await bulk.insert('card_copy', [...cards.values()].map(cardColumns));
}

interface Loading {
  requests: readonly DemoRequest[];
  cards: ReadonlyMap<string, CardSnapshot>;
  now: Date;
  id: () => string;
}

async function loadRequests({ bulk }: Writing, { requests, cards, now, id }: Loading): Promise<void> {
  const rates = ratesByDay(requests, now);
  await bulk.insert(
    'request',
    requests.map((demo) => requestRow(demo, rates)),
  );
  await bulk.insert(
    'condition',
    requests.map((demo) => conditionRow(demo, cards)),
  );
  await bulk.insert('condition_file', requests.flatMap(fileRows));
  await bulk.insert('condition_item', requests.flatMap(itemRows));
  await bulk.insert('status_event', requests.flatMap(eventRows));
  await bulk.insert(
    'request_audit',
    requests.flatMap((demo) => auditRows(demo, id)),
  );
  const published = requests.filter(({ status }) => status !== 'draft');
  await bulk.insert(
    'request_view',
    published.map((demo) => viewRow(demo, now)),
  );
}

function ratesByDay(requests: readonly DemoRequest[], now: Date): Map<string, RateCopy> {
  const oldest = Math.min(now.getTime(), ...requests.map(({ createdAt }) => Date.parse(createdAt)));
  const rates = demoRates(new Date(oldest - DAY_MS), now);
  return new Map(rates.map((rate) => [rate.date, { ...rate, stale: false, valid: true }]));
}

function requestRow(demo: DemoRequest, rates: ReadonlyMap<string, RateCopy>) {
  const request = requestOfDemo(demo, rates);
  const names = demo.items.map(({ name }) => name);
  return {
    ...lastingColumns(request),
    ...changingColumns(request),
    manager_name: searchText(managerName(demo.brokerManagerId)),
    search_text: searchText(request.numericHash ?? '', demo.name.en, demo.name.ru, ...names),
  };
}
