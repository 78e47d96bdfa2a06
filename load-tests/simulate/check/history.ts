import { lifecycle, type Status } from '@setu/request/simulation';
import type { Checker } from './index.js';

/** The history of every request is a path of the lifecycle, without gaps, and ends at the request's status. */
export const historyIsLegal: Checker = function* ({ facts: { request: facts } }) {
  for (const request of facts.request) {
    const events = facts.status_event.filter((each) => each.request_id === request.id).sort((a, b) => a.seq - b.seq);
    const statuses = events.map(({ status }) => status as Status);
    const shown = statuses.join(' > ');
    for (const [index, status] of statuses.entries()) {
      const before = statuses[index - 1];
      if (before !== undefined && !Object.values(lifecycle[before]).includes(status)) yield `${shown} is not a path`;
    }
    if (statuses[0] !== 'draft') yield `the history begins with ${statuses[0]}`;
    if (statuses.at(-1) !== request.status) yield `the history ends with ${statuses.at(-1)}, not ${request.status}`;
    if (events.some(({ seq }, index) => seq - (events[0]?.seq ?? 0) !== index))
      yield `${shown} has gaps in its numbers`;
    const changes = facts.request_audit.filter((each) => each.request_id === request.id && each.field === 'status');
    if (changes.length !== statuses.length) yield `${changes.length} audit entries for ${statuses.length} statuses`;
  }
};

/** Every transition in the history was asked for by its user, and no call that was rejected has an effect. */
export const transitionsWereAsked: Checker = function* ({ facts: { request: facts }, ran: { outcomes } }) {
  for (const { request_id: id, status, by_user_id: by, acting_user_id: acting } of facts.status_event) {
    const acts = actsTo[status];
    if (acts === undefined) continue;
    const asked = outcomes.filter((each) => each.requestId === id && acts.includes(each.step.act));
    const able = asked.filter(
      ({ is, actor }) => is !== 'rejected' && actor.userId === by && actor.actingUserId === (acting ?? ''),
    );
    if (able.length === 0) yield `nobody who got an answer asked for ${status} of ${id}`;
  }
  for (const { step, requestId, is, code } of outcomes) {
    const statuses = Object.entries(actsTo).flatMap(([status, acts]) => (acts?.[0] === step.act ? [status] : []));
    if (is !== 'done' || statuses.length === 0) continue;
    const isThere = facts.status_event.some((each) => each.request_id === requestId && statuses.includes(each.status));
    if (!isThere) yield `${step.key} was answered (${is} ${code}), but the history does not have it`;
  }
};

const actsTo: Readonly<Record<string, readonly string[] | undefined>> = {
  new: ['publish'],
  in_work: ['take'],
  send_to_supplier: ['send', 'pick', 'invite'],
  offer_received: ['record', 'pick'],
  supplier_selected: ['select', 'pick'],
  contracted: ['sign'],
  partially_paid: ['pay'],
  completed: ['complete'],
  rejected_by_customer: ['cancel'],
};
