import type { Actor } from '@setu/proto/common';
import type { ListRequestsRequest, RequestRow } from '@setu/proto/request/requests';
import { RequestKind, RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  card,
  companyChanged,
  contact,
  defined,
  listQuery,
  people,
  published,
  sent,
  transition,
  volga,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

let world: World;
const made: string[] = [];
beforeAll(async () => {
  world = await boot();
  await companyChanged(world, { companyId: volga, shortName: 'ООО «Волга Импорт»', inn: '7707083893' });
  for (const price of [300n, 900n, null]) {
    made.push((await published(world, people.buyer, card({ price }))).id);
    world.clock.advance(60_000);
  }
});
afterAll(() => world?.close());

interface Exported {
  total: number;
  rows: RequestRow[];
  batches: number[];
}

async function exported(actor: Actor, over: Partial<ListRequestsRequest> = {}, limit = 0): Promise<Exported> {
  const all: Exported = { total: 0, rows: [], batches: [] };
  for await (const { total, rows } of world.client.exportRequests({ list: listQuery(over), most: limit }, { actor })) {
    all.total += total;
    all.rows.push(...rows);
    if (rows.length > 0) all.batches.push(rows.length);
  }
  return all;
}

const ids = (rows: readonly RequestRow[]): string[] => rows.map(({ id }) => id);

describe('Exporting a list to a file', () => {
  it('returns the rows in the order of the list, and the number of rows', async () => {
    const query = { sort: { key: 'total_price', descending: true } };
    const { rows } = await world.client.listRequests(listQuery(query), { actor: people.manager });
    const file = await exported(people.manager, query);
    expect([file.total, ids(file.rows)]).toEqual([3, ids(rows)]);
    expect(ids(rows)).toEqual([made[1], made[0], made[2]]);
  });

  it('returns the fields of the list, without those that a file does not show', async () => {
    const { rows } = await world.client.listRequests(listQuery(), { actor: people.buyer });
    const omitted = { condition: undefined, history: [], moves: [], permissions: [] };
    expect((await exported(people.buyer)).rows).toEqual(rows.map((row) => ({ ...row, ...omitted })));
  });

  it('applies the filters of the list, for one kind or both', async () => {
    expect((await exported(people.manager, { statuses: [RequestStatus.IN_WORK] })).rows).toEqual([]);
    expect((await exported(people.manager, { kind: RequestKind.RFD })).total).toBe(0);
    expect((await exported(people.manager, { kind: RequestKind.UNSPECIFIED })).total).toBe(3);
  });

  it("includes a manager's own drafts, as the list does, and no other user's", async () => {
    const { requestId } = await world.client.repeatRequest(
      { requestId: defined(made[0]), contact },
      { actor: people.manager },
    );
    const all = { kind: RequestKind.UNSPECIFIED };
    const file = await exported(people.manager, all);
    expect([file.total, ids(file.rows)[0]]).toEqual([4, requestId]);
    const drafts = await exported(people.manager, { ...all, statuses: [RequestStatus.DRAFT] });
    expect([drafts.total, ids(drafts.rows)]).toEqual([1, [requestId]]);
    expect(ids((await exported(people.manager2, all)).rows)).toEqual([...made].reverse());
    await world.client.deleteDraft({ requestId }, { actor: people.manager });
  });

  it('stops at the limit and still returns the full number', async () => {
    const file = await exported(people.manager, {}, 2);
    expect([file.total, ids(file.rows)]).toEqual([3, [made[2], made[1]]]);
  });

  it('leaves out requests that left the list after the export started', async () => {
    const [first] = made;
    const stream = world.client.exportRequests(
      { list: listQuery({ statuses: [RequestStatus.NEW] }), most: 0 },
      { actor: people.manager },
    );
    const rows: RequestRow[] = [];
    for await (const message of stream) rows.push(...message.rows);
    await world.client.takeIntoWork(transition(first ?? ''), { actor: people.manager });
    expect(ids(rows)).toContain(first);
    expect(ids((await exported(people.manager, { statuses: [RequestStatus.NEW] })).rows)).not.toContain(first);
  });

  it('is for users who have the list, and exports only their own', async () => {
    expect((await exported(people.rival)).total).toBe(0);
    expect((await exported(people.supplier)).total).toBe(0);
    for (const who of ['anonymous', 'newcomer', 'reviewer', 'admin'] as const) {
      const { kind } = await refused(exported(people[who]));
      expect([who, kind]).toEqual([who, who === 'anonymous' ? 'unauthenticated' : 'forbidden']);
    }
  });

  it('shows a supplier nothing about the customer before the contract', async () => {
    const { id } = await sent(world);
    const { rows } = await exported(people.supplier, { kind: RequestKind.UNSPECIFIED });
    expect(ids(rows)).toEqual([id]);
    expect(rows[0]).toMatchObject({ customer: undefined, contact: undefined });
    expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /Волга|7707083893|Волкова/,
    );
  });

  it('stops when the caller disconnects', async () => {
    const aborted = new AbortController();
    const stream = world.client.exportRequests(
      { list: listQuery(), most: 0 },
      { actor: people.manager, signal: aborted.signal },
    );
    const received: number[] = [];
    for await (const { rows } of stream) {
      received.push(rows.length);
      aborted.abort();
    }
    expect(received).toEqual([0]);
  });
});
