import { offerKey } from './read-talk.mjs';
import { grouped, of } from './sorting.mjs';
import { postedSubject } from './state.mjs';

/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */

/**
 * Checks that each message appears once and has one event, and that the notifications count exactly the messages that
 * exist.
 * @param {readonly Write[]} writes
 * @param {State} state
 */
export function messages(writes, { conversations, counted, events, people }) {
  const posted = grouped(
    events.filter(({ subject }) => subject === postedSubject),
    ({ requestId }) => requestId,
  );
  const companyOf = new Map(people.map(({ email, companyId }) => [email, companyId]));
  const askers = new Map(of(writes, 'publish').map(({ id, who }) => [id, companyOf.get(who)]));
  /** @type {Finding[]} */
  const findings = [];
  for (const [id, own] of grouped(of(writes, 'message'), (write) => write.id)) {
    const at = own[0]?.at ?? 0;
    const texts = conversations.get(id) ?? [];
    for (const { text, acked, at: when } of own) {
      const times = texts.filter((one) => one === text).length;
      if (times > 1 || (acked && times === 0))
        findings.push({ at: when, fault: times > 1 ? 'duplicated' : 'lost', text: `“${text}” appears ${times} times` });
    }
    const eventCount = posted.get(id)?.length ?? 0;
    if (eventCount !== texts.length)
      findings.push({
        at,
        fault: eventCount < texts.length ? 'lost' : 'duplicated',
        text: `request ${id}: ${texts.length} messages, ${eventCount} events`,
      });
    // A manager who opens a request again repeats their messages with the same keys. Each is one message.
    const answers = new Set(own.flatMap(({ side, text }) => (side === 'broker' && texts.includes(text) ? [text] : [])))
      .size;
    for (const { id: reader, email, companyId, active } of people) {
      if (!active || answers === 0 || companyId !== askers.get(id)) continue;
      const count = counted.get(id)?.get(reader) ?? 0;
      if (count !== answers)
        findings.push({
          at,
          fault: 'notice',
          text: `${email} is notified of ${count} of ${answers} answers about ${id}`,
        });
    }
  }
  return findings;
}

/**
 * Checks that the current price of each offer is the last acknowledged one, or a later one whose answer was lost.
 * @param {readonly Write[]} writes
 * @param {State} state
 */
export function offers(writes, { offered }) {
  /** @type {Finding[]} */
  const findings = [];
  for (const [key, own] of grouped(of(writes, 'offer'), offerKey)) {
    const last = own.findLastIndex(({ acked }) => acked);
    const stored = offered.get(key);
    const right = own.slice(Math.max(last, 0)).some(({ price }) => price === stored);
    if (last >= 0 && !right)
      findings.push({
        at: own[last]?.at ?? 0,
        fault: 'lost',
        text: `offer ${key}: ${stored} instead of ${own[last]?.price}`,
      });
  }
  return findings;
}
