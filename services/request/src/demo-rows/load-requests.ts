import type { DemoDeal, DemoRequest } from '@setu/demo-world';
import { contractFields } from '../contracts/store/contracts.js';
import { draftFields } from '../drafts/store/drafts.js';
import { invitationFields } from '../invitations/store/invitation-fields.js';
import { offerFields } from '../offers/store/offers.js';
import type { CardSnapshot } from '../read-models/domain/card-snapshot.js';
import type { Request } from '../requests/domain/request.js';
import { searchText } from '../requests/domain/search-text.js';
import { requestFields } from '../requests/store/request-fields.js';
import { toRow } from '../store/fields.js';
import type { Stores } from '../store/index.js';
import { conditionRow, fileRows, itemRows } from './demo-condition.js';
import { auditRows, eventRows, viewRow } from './demo-history.js';
import { invitedBy } from './demo-invitations.js';
import { offeredIn } from './demo-offers.js';
import { ratesByDay } from './demo-rates.js';
import { managerName, requestOfDemo } from './demo-request.js';
import { loadDeals } from './load-deals.js';

export interface Loading {
  requests: readonly DemoRequest[];
  deals: readonly DemoDeal[];
  cards: ReadonlyMap<string, CardSnapshot>;
  now: Date;
  id: () => string;
}

/** Writes the demo world's requests and all their related rows. */
export async function loadRequests(
  { bulk }: Pick<Stores, 'bulk'>,
  { requests, deals, cards, now, id }: Loading,
): Promise<void> {
  const rates = ratesByDay(requests, now);
  const dealById = new Map(deals.map((deal) => [deal.requestId, deal]));
  const made = requests.map((demo) => {
    const built = invitedBy({ demo, ...requestOfDemo(demo, rates) });
    const deal = dealById.get(demo.id);
    return { ...built, ...(deal ? offeredIn(built, deal, rates) : { offers: [] }), deal };
  });
  await bulk.insert(
    'request',
    made.map(({ demo, request }) => requestRow(demo, request)),
  );
  await bulk.insert(
    'draft',
    made.flatMap(({ request }) => draftRows(request)),
  );
  await bulk.insert(
    'offer',
    made.flatMap(({ offer }) => (offer === undefined ? [] : toRow(offerFields, offer))),
  );
  await bulk.insert(
    'contract',
    made.flatMap(({ contract }) => (contract === undefined ? [] : toRow(contractFields, contract))),
  );
  await bulk.insert(
    'invitation',
    made.flatMap(({ invitations }) => invitations.map((each) => toRow(invitationFields, each))),
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
  await loadDeals({ bulk }, made, id);
  const published = requests.filter(({ status }) => status !== 'draft');
  await bulk.insert(
    'request_view',
    published.map((demo) => viewRow(demo, now)),
  );
}

function requestRow({ items }: DemoRequest, request: Request) {
  const { name, publication, brokerManagerId } = request;
  const names = items.map((item) => item.name);
  return {
    ...toRow(requestFields, request),
    manager_name: searchText(managerName(brokerManagerId)),
    search_text: searchText(publication?.numericHash ?? '', name.en, name.ru, ...names),
  };
}

function draftRows({ id, status, authorUserId, createdAt }: Request) {
  if (status !== 'draft') return [];
  const draft = { requestId: id, authorUserId, editor: '', seq: 0n, savedAt: createdAt };
  return [toRow(draftFields, draft)];
}
