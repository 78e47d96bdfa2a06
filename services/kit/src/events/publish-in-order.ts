import { SpanKind } from '@opentelemetry/api';
import { EventEnvelope } from '@setu/proto/common';
import { contextOf, inSpan, traceparent } from '../trace/span.js';
import type { EventBus } from './bus.js';
import { causeOf } from './cause-of.js';

export interface OutboxRow {
  id: string;
  subject: string;
  aggregate_id: string;
  payload: Buffer;
  occurred_at: Date;
  actor_user_id: string;
  acting_user_id: string;
  trace_context: string | null;
}

export interface Failure {
  id: string;
  error: unknown;
  /** True if the bus was unavailable. False if it rejected this event. */
  outage: boolean;
}

const lanes = 16;

/**
 * Publishes rows: those of one aggregate in order, different aggregates concurrently. A failed row holds back the rest
 * of its aggregate. When the bus is unavailable, no further aggregate is started.
 */
export async function publishInOrder(
  rows: readonly OutboxRow[],
  bus: EventBus,
): Promise<{ published: string[]; failed: Failure[] }> {
  const queues = Object.values(groupByAggregate(rows));
  const published: string[] = [];
  const failed: Failure[] = [];
  const isUp = (): boolean => !failed.some((each) => each.outage);
  const lane = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined && isUp(); queue = queues.shift()) {
      for (const row of queue) {
        try {
          await publishTraced(row, bus);
          published.push(row.id);
        } catch (error) {
          failed.push({ id: row.id, error, outage: causeOf(error) !== 'failure' });
          break;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { published, failed };
}

function groupByAggregate(rows: readonly OutboxRow[]): Record<string, OutboxRow[]> {
  const groups: Record<string, OutboxRow[]> = {};
  for (const row of rows) {
    const group = groups[row.aggregate_id] ?? [];
    group.push(row);
    groups[row.aggregate_id] = group;
  }
  return groups;
}

// Publishes a row as a span that continues the trace of the call that wrote it, however much later.
const publishTraced = (row: OutboxRow, bus: EventBus): Promise<void> => {
  const parent = contextOf(row.trace_context ?? undefined);
  return inSpan({ name: `publish ${row.subject}`, kind: SpanKind.PRODUCER, parent }, () =>
    bus.publish(envelopeOf(row)),
  );
};

const envelopeOf = (row: OutboxRow): EventEnvelope =>
  EventEnvelope.fromPartial({
    id: row.id,
    subject: row.subject,
    aggregateId: row.aggregate_id,
    occurredAt: row.occurred_at.toISOString(),
    actorUserId: row.actor_user_id,
    actingUserId: row.acting_user_id,
    payload: row.payload,
    traceContext: traceparent(),
  });
