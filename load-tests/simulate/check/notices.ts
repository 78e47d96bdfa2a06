import { CompanyType } from '@setu/proto/common/words';
import { RequestPublished, RequestStatusChanged, SampleChanged } from '@setu/proto/request/events';
import { users } from '../companies.js';
import { companyOf } from '../people.js';
import type { Checker } from './index.js';

const staffRoles = ['TEAM_MANAGER', 'TEAM_ADMIN'];
const brokers = users.filter(
  ({ email, roles }) => email.endsWith('@setu.example') && roles.some((role) => staffRoles.includes(role)),
);
const suppliers: readonly string[] = [companyOf.kaveri, companyOf.deccan];
const usersOf = (companyId: string): string[] =>
  users.filter((user) => user.companyId === companyId).map(({ id }) => id);

/** Every user who is to hear of an event has exactly one notification of it, and counts of merged ones are right. */
export const noticesAreWrittenOnce: Checker = function* ({ facts: { identity: facts, request }, ran: { bus } }) {
  const active = new Set(facts.app_user.filter(({ status }) => status === 'active').map(({ id }) => id));
  const told = new Map<string, string[]>();
  for (const { event_id: event, user_id: user } of [...facts.notice, ...facts.notice_part])
    told.set(event, [...(told.get(event) ?? []), user]);
  for (const [event, readers] of told)
    if (new Set(readers).size !== readers.length) yield `a user has two notifications of ${event}`;
  for (const { id, subject, payload, actorUserId, actingUserId } of bus.stored()) {
    const expected = readersOf(subject, payload).filter(
      (user) => user !== actorUserId && user !== actingUserId && active.has(user),
    );
    const missing = expected.filter((user) => !(told.get(id) ?? []).includes(user));
    if (missing.length > 0) yield `${missing.length} users have no notification of ${subject}`;
  }
  const merged = facts.notice.filter(({ type }) => type === 'request_message' || type === 'review_created');
  const counted = merged.reduce((sum, { params }) => sum + Number(params.messages ?? params.cards ?? 1), 0);
  const parts = facts.notice_part.length + merged.length;
  if (counted !== parts) yield `merged notifications count ${counted} events, but there were ${parts}`;
  const unread = facts.notice.filter(({ type, read_at: read }) => type === 'request_message' && read === null);
  const groups = unread.map(({ user_id: user, entity_id: id, params }) => `${user} ${id} ${params.channel}`);
  if (new Set(groups).size !== groups.length) yield 'a user has two unread notifications of a conversation';
  const strangers = facts.notice.filter(
    ({ user_id: user, params }) =>
      suppliers.includes(users.find(({ id }) => id === user)?.companyId ?? '') && params.customer,
  );
  if (strangers.length > 0) yield "a supplier's notification names the customer";
  if (request.outbox.length > 0 && bus.stored().length === 0) yield 'no event was published';
};

// The readers of the events of a deal that have simple rules.
function readersOf(subject: string, payload: Uint8Array): string[] {
  if (subject === 'setu.request.request.published') {
    const { brokerManagerId } = RequestPublished.decode(payload);
    return brokerManagerId === '' ? brokers.map(({ id }) => id) : [];
  }
  if (subject === 'setu.request.sample.changed') {
    const { customerCompanyId, supplierCompanyId, brokerManagerId, side } = SampleChanged.decode(payload);
    const customers = side === CompanyType.CUSTOMER ? [] : usersOf(customerCompanyId);
    const sellers = side === CompanyType.SUPPLIER ? [] : usersOf(supplierCompanyId);
    return [...customers, ...sellers, ...(brokerManagerId === '' ? [] : [brokerManagerId])];
  }
  if (subject !== 'setu.request.request.status_changed') return [];
  const { customerCompanyId, brokerManagerId } = RequestStatusChanged.decode(payload);
  return [...usersOf(customerCompanyId), ...(brokerManagerId === '' ? [] : [brokerManagerId])];
}

/** The read models agree with their owners, and the work of a user who left went to the successor. */
export const readModelsConverge: Checker = function* ({ facts: { identity, request } }) {
  for (const { id, status, version } of identity.app_user) {
    const known = request.user_copy.find((each) => each.id === id);
    if (known !== undefined && version !== 1 && known.version !== version) yield 'the read model of a user is old';
    if (status !== 'deleted') continue;
    const left = request.request.filter((each) => each.broker_manager_id === id);
    if (left.length > 0) yield `${left.length} requests belong to a manager who has left`;
  }
  const published = request.request.filter(({ status }) => status !== 'draft');
  for (const { id, status, supplier_company_id: supplier } of published) {
    const known = identity.company_request.find((each) => each.request_id === id);
    const isOpen = status !== 'completed' && !status.startsWith('rejected');
    if (known === undefined) yield `identity does not know the request ${id}`;
    else if (known.is_open !== isOpen)
      yield `identity takes a request that is ${status} for ${known.is_open ? 'open' : 'ended'}`;
    else if (known.supplier_id !== supplier) yield 'identity knows another supplier of a request';
  }
  if (identity.company_request.length !== published.length) yield 'identity knows requests that do not exist';
};
