import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { requestStatuses } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, lifecycle, type Status, statusAfter } from '../src/requests/domain/lifecycle.js';
import {
  boot,
  contact,
  draft,
  kaveri,
  people,
  publication,
  published,
  refusal,
  rupees,
  save,
  transition,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

type Call = (requestId: string, actor: Actor) => Promise<unknown>;
const actions: Record<string, { action: (actor: Actor) => Action; call: Call; by: readonly string[] }> = {
  takeIntoWork: {
    action: () => 'take_into_work',
    call: (id, actor) => world.client.takeIntoWork(transition(id), { actor }),
    by: ['manager', 'senior'],
  },
  sendToSupplier: {
    action: () => 'send_to_supplier',
    call: (id, actor) => world.client.sendToSupplier(transition(id), { actor }),
    by: ['manager', 'senior'],
  },
  recordOffer: {
    action: () => 'record_offer',
    call: (id, actor) => world.client.recordOffer({ ...transition(id), price: rupees(100n) }, { actor }),
    by: ['manager', 'senior'],
  },
  selectSupplier: {
    action: () => 'select_supplier',
    call: (id, actor) => world.client.selectSupplier({ ...transition(id), supplierCompanyId: '' }, { actor }),
    by: ['manager', 'senior'],
  },
  signContract: {
    action: () => 'sign_contract',
    call: (id, actor) =>
      world.client.signContract({ ...transition(id), price: rupees(100n), supplierCompanyId: kaveri }, { actor }),
    by: ['manager', 'senior'],
  },
  recordPayment: {
    action: () => 'record_payment',
    call: (id, actor) => world.client.recordPayment(transition(id), { actor }),
    by: ['manager', 'senior'],
  },
  completeRequest: {
    action: () => 'complete',
    call: (id, actor) => world.client.completeRequest(transition(id), { actor }),
    by: ['manager', 'senior'],
  },
  rejectRequest: {
    action: ({ companyType }) => (companyType === 'supplier' ? 'reject_as_supplier' : 'reject_as_broker'),
    call: (id, actor) => world.client.rejectRequest(refusal(id), { actor }),
    by: ['manager', 'senior', 'supplier'],
  },
  cancelRequest: {
    action: () => 'cancel',
    call: (id, actor) => world.client.cancelRequest(refusal(id), { actor }),
    by: ['buyer', 'buyer2'],
  },
};
const viewers = ['buyer', 'buyer2', 'manager', 'manager2', 'senior'];
const signedIn = Object.keys(people).filter((who) => who !== 'anonymous') as Array<keyof typeof people>;

/** Returns the statuses on the shortest path from new. */
function wayTo(target: Status): Status[] {
  const ways: Status[][] = [['new']];
  for (const way of ways) {
    const here = way.at(-1) ?? 'new';
    if (here === target) return way;
    for (const next of Object.values(lifecycle[here])) if (!way.includes(next)) ways.push([...way, next]);
  }
  throw new Error(`no path to ${target}`);
}

/**
 * Publishes a request and moves it to a status by SQL. Sets its manager and its supplier if the path goes through those
 * statuses.
 */
async function at(status: Status): Promise<string> {
  const { id } = await published(world);
  for (const passed of wayTo(status).slice(1)) {
    const also = passed === 'in_work' ? { broker_manager_id: people.manager.userId } : {};
    const sent = passed === 'send_to_supplier' ? { sent_to_supplier_at: new Date(), supplier_company_id: kaveri } : {};
    await world.deps
      .db('request')
      .where({ id })
      .update({ status: passed, ...also, ...sent });
  }
  return id;
}

describe('Every transition in every status by every user', () => {
  it.each(requestStatuses.filter((status) => status !== 'draft'))(
    '%s: transitions that the tables do not allow are rejected with the right error',
    async (status) => {
      const id = await at(status);
      const wasSent = wayTo(status).includes('send_to_supplier');
      const isManaged = wayTo(status).includes('in_work');
      for (const who of signedIn)
        for (const { action, call, by } of Object.values(actions)) {
          const maySee = viewers.includes(who) || (who === 'supplier' && wasSent);
          const may = by.includes(who) || (who === 'manager2' && !isManaged && by.includes('manager'));
          const isLegal = statusAfter(status, action(people[who])) !== undefined;
          if (maySee && may && isLegal) continue;
          const failed = await refused(call(id, people[who]));
          // A manager who comes too late gets a conflict with the current status.
          const isLate = who === 'manager2' && by.includes('manager') && !isLegal;
          const expected = !maySee
            ? 'not_found not_found'
            : may || isLate
              ? 'refused conflict'
              : 'forbidden access_denied';
          expect(`${who} ${failed.kind} ${failed.code}`).toBe(`${who} ${expected}`);
        }
      const { status: still } = await world.deps.db('request').where({ id }).first('status');
      expect(still).toBe(status);
    },
  );
});

describe('Every rpc about one request', () => {
  const calls: Record<string, Call> = {
    getRequest: (requestId, actor) => world.client.getRequest({ requestId }, { actor }),
    saveDraft: (requestId, actor) => world.client.saveDraft(save(requestId), { actor }),
    publishRequest: (requestId, actor) => world.client.publishRequest(publication(requestId), { actor }),
    deleteDraft: (requestId, actor) => world.client.deleteDraft({ requestId }, { actor }),
    repeatRequest: (requestId, actor) => world.client.repeatRequest({ requestId, contact }, { actor }),
    ...Object.fromEntries(Object.entries(actions).map(([name, { call }]) => [name, call])),
  };

  it.each(Object.entries(calls))(
    '%s responds the same to an invisible, an unknown and a malformed id',
    async (_, call) => {
      const [own, ownDraft] = [(await published(world)).id, await draft(world)];
      const answers = [];
      for (const id of [own, ownDraft, systemIds.id(), 'x', '', '../etc', `${own} `])
        answers.push(await refused(call(id, people.rival)));
      for (const answer of answers)
        expect(answer).toEqual({ kind: 'not_found', code: 'not_found', params: {}, fields: {} });
      for (const id of [own, systemIds.id(), 'x'])
        expect(await refused(call(id, people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
    },
  );
});
