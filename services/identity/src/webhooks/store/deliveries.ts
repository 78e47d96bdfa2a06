import type { Table, TableConn } from '@setu/kit/db';
import { firstRow, rows } from '../../store/rows.js';
import { type Delivery, MAX_CONCURRENT } from '../domain/webhook.js';

interface DeliveryRow {
  id: string;
  webhook_id: string;
  event_id: string;
  object_id: string;
  kind: Delivery['kind'];
  body: string;
  /** A bigint. */
  position: string;
  state: Delivery['state'];
  attempts: number;
  status: number | null;
  error: string;
  took_ms: number;
  created_at: Date;
  since: Date;
  tried_at: Date | null;
  next_at: Date;
  claimed_until: Date | null;
}
type Made = 'id' | 'webhook_id' | 'event_id' | 'object_id' | 'kind' | 'body' | 'created_at' | 'since' | 'next_at';

export interface DeliveryTables {
  webhook_delivery: Table<DeliveryRow, Pick<DeliveryRow, Made>, Partial<DeliveryRow>>;
}

/** The deliveries to one webhook about one object. They are sent in order. */
export interface Lane {
  webhookId: string;
  objectId: string;
}

export interface NewDelivery extends Lane {
  id: string;
  eventId: string;
  kind: Delivery['kind'];
  body: string;
  at: Date;
}

/** The outcome of an attempt. */
export interface AttemptOutcome {
  status: number | undefined;
  error: string;
  tookMs: number;
  at: Date;
}

// Claims the first waiting delivery of a lane if it is due, is not being sent, and its webhook is not at its limit.
const claim = `
  with lane as (
    select id, next_at, claimed_until from webhook_delivery
    where webhook_id = :webhook and object_id = :object and state = 'waiting'
    order by position limit 1 for update)
  update webhook_delivery d set claimed_until = :until, attempts = d.attempts + 1
  from lane
  where d.id = lane.id and lane.next_at <= :now and (lane.claimed_until is null or lane.claimed_until <= :now)
    and (select count(*) from webhook_delivery busy
      where busy.webhook_id = :webhook and busy.state = 'waiting' and busy.claimed_until > :now) < :most
  returning d.*`;

// Only the first delivery of each lane counts, because those behind it must wait.
const nextLane = `
  select d.object_id from webhook_delivery d
  where d.webhook_id = :webhook and d.state = 'waiting' and d.next_at <= :now
    and (d.claimed_until is null or d.claimed_until <= :now)
    and not exists (select from webhook_delivery earlier
      where earlier.webhook_id = d.webhook_id and earlier.object_id = d.object_id and earlier.state = 'waiting'
        and earlier.position < d.position)
  order by d.position limit 1`;

const ahead = `
  select greatest(next_at, coalesce(claimed_until, next_at)) as due from webhook_delivery
  where webhook_id = ? and object_id = ? and state = 'waiting' order by position limit 1`;

const overdue = `
  select distinct webhook_id, object_id from webhook_delivery
  where state = 'waiting' and next_at < :before and (claimed_until is null or claimed_until < :before) limit :most`;

/** The store of deliveries and their outcomes. */
export function deliveryStore(conn: TableConn<DeliveryTables>) {
  const delivery = () => conn('webhook_delivery');
  const outcomeColumns = ({ status, error, tookMs, at }: AttemptOutcome) => ({
    ...{ status: status ?? null, error, took_ms: tookMs, tried_at: at },
    claimed_until: null,
  });
  return {
    /** Adds one delivery per event and webhook, even if the event arrives again. Returns the lanes of the new ones. */
    insert: async (made: readonly NewDelivery[]): Promise<Lane[]> => {
      if (made.length === 0) return [];
      const added = delivery().insert(made.map(toRow)).onConflict(['webhook_id', 'event_id']).ignore();
      const inserted = await added.returning(['webhook_id', 'object_id']);
      return inserted.map((row) => ({ webhookId: row.webhook_id, objectId: row.object_id }));
    },
    /**
     * Claims the next delivery of a lane for this process until `until`. Returns undefined if there is none to send
     * now.
     */
    claim: async ({ webhookId, objectId }: Lane, now: Date, claimedUntil: Date): Promise<Delivery | undefined> => {
      const bindings = { webhook: webhookId, object: objectId, now, until: claimedUntil, most: MAX_CONCURRENT };
      const result: { rows: DeliveryRow[] } = await conn.raw(claim, bindings);
      const [row] = result.rows;
      return row && fromRow(row);
    },
    /** Returns when the next delivery of a lane is due, or undefined if none waits. */
    due: async ({ webhookId, objectId }: Lane): Promise<Date | undefined> =>
      (await firstRow<{ due: Date }>(conn, ahead, [webhookId, objectId]))?.due,
    /** Returns a lane of a webhook that could be sent now, or undefined if there is none. */
    nextLane: async (webhookId: string, now: Date): Promise<Lane | undefined> => {
      const result: { rows: { object_id: string }[] } = await conn.raw(nextLane, { webhook: webhookId, now });
      const [row] = result.rows;
      return row && { webhookId, objectId: row.object_id };
    },
    done: async (id: string, outcome: AttemptOutcome): Promise<void> => {
      await delivery()
        .where({ id })
        .update({ ...outcomeColumns(outcome), state: 'done' });
    },
    failed: async (id: string, outcome: AttemptOutcome, nextAt: Date | undefined): Promise<void> => {
      const next = nextAt === undefined ? { state: 'given_up' as const } : { next_at: nextAt };
      await delivery()
        .where({ id })
        .update({ ...outcomeColumns(outcome), ...next });
    },
    /** Gives up all waiting deliveries of a webhook and records why. */
    abandonAll: async (webhookId: string, error: string): Promise<void> => {
      const over = { state: 'given_up' as const, status: null, error, claimed_until: null };
      await delivery().where({ webhook_id: webhookId, state: 'waiting' }).update(over);
    },
    /** Queues a delivery again with its attempts reset. Returns undefined if it does not belong to the webhook. */
    again: async (id: string, webhookId: string, now: Date): Promise<Lane | undefined> => {
      const reset = { state: 'waiting' as const, attempts: 0, since: now, next_at: now };
      const [row] = await delivery().where({ id, webhook_id: webhookId }).update(reset).returning('object_id');
      return row && { webhookId, objectId: row.object_id };
    },
    /** Returns the position of a delivery in the log, or undefined if it does not belong to these webhooks. */
    positionOf: async (id: string, webhookIds: readonly string[]): Promise<string | undefined> =>
      (await delivery().where({ id }).whereIn('webhook_id', webhookIds).first('position'))?.position,
    /** Returns the last deliveries of these webhooks, or the last before a position in the log, newest first. */
    last: async (webhookIds: readonly string[], of: { before: string | undefined; limit: number }) => {
      const ownDeliveries = delivery().whereIn('webhook_id', webhookIds).orderBy('position', 'desc').limit(of.limit);
      return (await (of.before === undefined ? ownDeliveries : ownDeliveries.where('position', '<', of.before))).map(
        fromRow,
      );
    },
    /** Returns lanes whose next delivery is overdue, because the process that was to send it has stopped. */
    overdue: async (before: Date, limit: number): Promise<Lane[]> => {
      const result: { rows: { webhook_id: string; object_id: string }[] } = await conn.raw(overdue, {
        before,
        most: limit,
      });
      return result.rows.map((row) => ({ webhookId: row.webhook_id, objectId: row.object_id }));
    },
    /** Deletes at most `batch` finished deliveries created before the given time and returns how many. */
    purge: async (before: Date, batch: number): Promise<number> => {
      const deleted = await rows(
        conn,
        `delete from webhook_delivery where id in (
          select id from webhook_delivery where state <> 'waiting' and created_at < ? limit ?) returning id`,
        [before, batch],
      );
      return deleted.length;
    },
  };
}

const toRow = ({ id, webhookId, eventId, objectId, kind, body, at }: NewDelivery) => ({
  ...{ id, webhook_id: webhookId, event_id: eventId, object_id: objectId, kind, body },
  ...{ created_at: at, since: at, next_at: at },
});

const fromRow = (row: DeliveryRow): Delivery => ({
  ...{ id: row.id, webhookId: row.webhook_id, kind: row.kind, objectId: row.object_id, body: row.body },
  ...{ state: row.state, attempts: row.attempts, status: row.status ?? undefined, error: row.error },
  ...{ tookMs: row.took_ms, createdAt: row.created_at, since: row.since },
  ...{ triedAt: row.tried_at ?? undefined, nextAt: row.next_at },
});
