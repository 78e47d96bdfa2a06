import type { Knex } from 'knex';
import type { Consumers } from '../events/consume.js';
import type { Relay } from '../events/relay.js';

export interface Settling {
  name: string;
  deps: { db: Knex };
  relay: Relay;
  consumers: Pick<Consumers, 'pending'>;
}

/**
 * Resolves when every event written by the services, and every event those caused, is published and handled. After
 * `withinMs` (20 s) it throws and names the pending events.
 */
export async function settle(services: readonly Settling[], withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    for (const { relay } of services) while ((await relay.runOnce()) > 0);
    const before = await outboxes(services);
    const pending = await Promise.all(services.map((service) => service.consumers.pending()));
    const after = await outboxes(services);
    // Nothing is unpublished or undelivered, and nothing was written during the check.
    const quiet = pending.every((count) => count === 0) && after.every((each) => each.unpublished === 0);
    if (quiet && after.every((each, index) => each.total === before[index]?.total && before[index]?.unpublished === 0))
      return;
    if (Date.now() > deadline)
      throw new Error(`events did not settle: ${JSON.stringify({ pending, outboxes: after })}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function outboxes(services: readonly Settling[]): Promise<{ name: string; total: number; unpublished: number }[]> {
  return Promise.all(
    services.map(async ({ name, deps }) => {
      const { rows }: { rows: { total: string; unpublished: string }[] } = await deps.db.raw(
        'select count(*) as total, count(*) filter (where published_at is null) as unpublished from outbox',
      );
      return { name, total: Number(rows[0]?.total), unpublished: Number(rows[0]?.unpublished) };
    }),
  );
}
