import type { Table, TableConn } from '@setu/kit/db';
import { firstRow, rows } from '../../store/rows.js';
import { AT_ONCE, type Delivery } from '../domain/webhook.js';

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

/** What is sent to one webhook about one object leaves in its order. */
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

/** What came of a try. */
export interface Tried {
  status: number | undefined;
  error: string;
  tookMs: number;
  at: Date;
}

// The first of its lane that waits, unless it is being sent or is not due, or its webhook has enough to do.
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

// The first of each lane counts alone: what stands behind one that waits is not due.
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

/** Events on their way to webhooks, and what came of each. */
export function deliveryStore(conn: TableConn<DeliveryTables>) {
  const delivery = () => conn('webhook_delivery');
  const tried = ({ status, error, tookMs, at }: Tried) => ({
    ...{ status: status ?? null, error, took_ms: tookMs, tried_at: at },
    claimed_until: null,
  });
  return {
    /** One of an event and webhook, however often the event comes; gives the lanes of those that are new. */
    insert: async (made: readonly NewDelivery[]): Promise<Lane[]> => {
      if (made.length === 0) return [];
      const added = delivery().insert(made.map(toRow)).onConflict(['webhook_id', 'event_id']).ignore();
      const kept = await added.returning(['webhook_id', 'object_id']);
      return kept.map((row) => ({ webhookId: row.webhook_id, objectId: row.object_id }));
    },
    /** The next of a lane, for this process alone until `until`; undefined when there is none to send now. */
    claim: async ({ webhookId, objectId }: Lane, now: Date, until: Date): Promise<Delivery | undefined> => {
      const asked = { webhook: webhookId, object: objectId, now, until, most: AT_ONCE };
      const result: { rows: DeliveryRow[] } = await conn.raw(claim, asked);
      const [row] = result.rows;
      return row && fromRow(row);
    },
    /** When the next of a lane is due; undefined when nothing waits. */
    due: async ({ webhookId, objectId }: Lane): Promise<Date | undefined> =>
      (await firstRow<{ due: Date }>(conn, ahead, [webhookId, objectId]))?.due,
    /** A lane of a webhook that could be sent now; undefined when there is none. */
    nextLane: async (webhookId: string, now: Date): Promise<Lane | undefined> => {
      const result: { rows: { object_id: string }[] } = await conn.raw(nextLane, { webhook: webhookId, now });
      const [row] = result.rows;
      return row && { webhookId, objectId: row.object_id };
    },
    done: async (id: string, came: Tried): Promise<void> => {
      await delivery()
        .where({ id })
        .update({ ...tried(came), state: 'done' });
    },
    failed: async (id: string, came: Tried, nextAt: Date | undefined): Promise<void> => {
      const next = nextAt === undefined ? { state: 'given_up' as const } : { next_at: nextAt };
      await delivery()
        .where({ id })
        .update({ ...tried(came), ...next });
    },
    /** Nothing of a webhook waits any more, and why. */
    giveUpAll: async (webhookId: string, error: string): Promise<void> => {
      const over = { state: 'given_up' as const, status: null, error, claimed_until: null };
      await delivery().where({ webhook_id: webhookId, state: 'waiting' }).update(over);
    },
    /** Sends it once more from the start; undefined when it is none of the webhook's. */
    again: async (id: string, webhookId: string, now: Date): Promise<Lane | undefined> => {
      const fresh = { state: 'waiting' as const, attempts: 0, since: now, next_at: now };
      const [row] = await delivery().where({ id, webhook_id: webhookId }).update(fresh).returning('object_id');
      return row && { webhookId, objectId: row.object_id };
    },
    /** Where one of these webhooks' stands in the log; undefined when it is none of theirs. */
    positionOf: async (id: string, webhookIds: readonly string[]): Promise<string | undefined> =>
      (await delivery().where({ id }).whereIn('webhook_id', webhookIds).first('position'))?.position,
    /** The last ones of these webhooks, or the last before a place in the log; the newest first. */
    last: async (webhookIds: readonly string[], of: { before: string | undefined; most: number }) => {
      const own = delivery().whereIn('webhook_id', webhookIds).orderBy('position', 'desc').limit(of.most);
      return (await (of.before === undefined ? own : own.where('position', '<', of.before))).map(fromRow);
    },
    /** Lanes whose next should have left by now: whoever was to send it is gone. */
    overdue: async (before: Date, most: number): Promise<Lane[]> => {
      const result: { rows: { webhook_id: string; object_id: string }[] } = await conn.raw(overdue, { before, most });
      return result.rows.map((row) => ({ webhookId: row.webhook_id, objectId: row.object_id }));
    },
    /** Deletes at most `batch` that are over since; gives how many. */
    purge: async (before: Date, batch: number): Promise<number> => {
      const gone = await rows(
        conn,
        `delete from webhook_delivery where id in (
          select id from webhook_delivery where state <> 'waiting' and created_at < ? limit ?) returning id`,
        [before, batch],
      );
      return gone.length;
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
