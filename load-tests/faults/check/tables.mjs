import { withClient } from '../../../deploy/local/embedded-postgres.mjs';
import { services } from '../../../deploy/local/service-names.mjs';
import { movedSubject, postedSubject, publishedSubject } from './state.mjs';

/** @typedef {import('./state.mjs').State} State */

/**
 * Reads what only the tables show: events, notifications by event, and waiting or dead-lettered events.
 * @param {string} ownerUrl
 * @returns {Promise<Pick<State, 'events' | 'notices' | 'counted' | 'waiting' | 'deadLettered'>>}
 */
export const tables = (ownerUrl) =>
  withClient(ownerUrl, async (client) => {
    const published = await client.query(
      `select id, subject, aggregate_id as "requestId" from setu_request.outbox where subject in ($1, $2, $3) order by occurred_at, id`,
      [publishedSubject, movedSubject, postedSubject],
    );
    const written = await client.query(
      'select event_id, user_id, count(*)::int as count from setu_identity.notice group by 1, 2',
    );
    /** @type {State['notices']} */
    const notices = new Map();
    for (const { event_id: event, user_id: reader, count } of written.rows)
      notices.set(event, (notices.get(event) ?? new Map()).set(reader, count));
    const read = await client.query(
      `select entity_id as request, user_id, sum((params->>'messages')::int)::int as count
       from setu_identity.notice where type = 'request_message' group by 1, 2`,
    );
    /** @type {State['counted']} */
    const counted = new Map();
    for (const { request, user_id: reader, count } of read.rows)
      counted.set(request, (counted.get(request) ?? new Map()).set(reader, count));
    const countOf = async (/** @type {string} */ table) => {
      const counts = new Map();
      for (const name of services) {
        const { rows } = await client.query(`select count(*)::int as count from setu_${name}.${table}`);
        counts.set(name, rows[0]?.count ?? 0);
      }
      return counts;
    };
    const [waiting, deadLettered] = [await countOf('outbox where published_at is null'), await countOf('dead_letter')];
    return { events: published.rows, notices, counted, waiting, deadLettered };
  });
