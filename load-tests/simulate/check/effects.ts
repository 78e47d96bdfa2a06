import { subjectPattern } from '@setu/kit/simulation';
import { expectCount } from './expect-count.js';
import type { Checker } from './index.js';
import { cartsOf } from './money.js';
import { sampleChanges } from './samples.js';

/** Every write that was answered is there once, every rejected one is not, and an unanswered one is there at most once. */
export const writesHappenOnce: Checker = function* ({ facts: { request: facts }, ran: { outcomes } }) {
  for (const { step, is } of outcomes.filter((each) => each.step.act === 'message')) {
    const count = facts.message.filter(({ text }) => text.endsWith(` ${step.key}`)).length;
    yield* expectCount(`message ${step.key}`, is, count);
  }
  for (const { step, is, request } of outcomes.filter((each) => each.step.act === 'claim')) {
    const { claimId } = request as { claimId: string };
    yield* expectCount(`claim ${step.key}`, is, facts.claim.filter(({ id }) => id === claimId).length);
  }
  for (const { id, seq } of facts.conversation) {
    const numbers = facts.message.filter((each) => each.conversation_id === id).map((each) => each.seq);
    if (numbers.length !== seq) yield `a conversation counts ${seq} messages and has ${numbers.length}`;
    if (Math.max(0, ...numbers) !== seq) yield `the messages of a conversation are numbered ${numbers.join(' ')}`;
  }
};

/** Every change has exactly one event. */
export const changesHaveEvents: Checker = function* ({ facts: { request: facts }, ran: { outcomes } }) {
  const events = (subject: string): number =>
    facts.outbox.filter((each) => each.subject === `setu.request.${subject}`).length;
  const statuses = facts.status_event.map(({ status }) => status);
  const carts = cartsOf(outcomes);
  const done = carts.filter(({ is }) => is === 'done').length;
  const expected: [string, number, number?][] = [
    ['request.published', statuses.filter((status) => status === 'new').length],
    ['request.status_changed', statuses.filter((status) => !['draft', 'new'].includes(status)).length],
    ['message.posted', facts.message.length],
    ['invitation.changed', facts.invitation.reduce((sum, { version }) => sum + version, 0)],
    ['claim.changed', facts.claim.reduce((sum, { closed_at: closed }) => sum + (closed === null ? 1 : 2), 0)],
    ['sample.changed', sampleChanges(facts.sample)],
    ['cart.added', done, done + carts.filter(({ is }) => is === 'unknown').length],
  ];
  for (const [subject, least, most = least] of expected) {
    const count = events(subject);
    if (count < least || count > most) yield `${count} events ${subject} for ${least} changes`;
  }
};

/** The bus has every event of the outboxes, and every consumer had the effect of each of its events once. */
export const eventsArrive: Checker = function* ({ facts, ran: { bus }, definitions }) {
  const stored = bus.stored();
  const ids = new Set(stored.map(({ id }) => id));
  const written = new Set<string>();
  for (const { outbox } of [facts.request, facts.identity, facts.catalogue, facts.review])
    for (const { id, subject, published_at: at } of outbox) {
      written.add(id);
      if (at === null) yield `${subject} is still in the outbox`;
      if (!ids.has(id)) yield `${subject} never reached the bus`;
    }
  for (const { id, subject } of stored) if (!written.has(id)) yield `${subject} is on the bus, but no change wrote it`;
  const counts = new Map<string, number>();
  for (const { consumer, event_id: id } of facts.effects) {
    const key = `${consumer} ${id}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const { name, consumers } of definitions) {
    const { dead_letter: dead } = facts[name as 'request' | 'identity' | 'catalogue' | 'review'];
    for (const { consumer, error } of dead) yield `a dead letter of ${consumer}: ${error.split('\n', 1)[0]}`;
    for (const consumer of consumers) {
      const pattern = new RegExp(subjectPattern(consumer.subject));
      for (const { id, subject } of stored.filter((event) => pattern.test(event.subject))) {
        const count = counts.get(`${consumer.name} ${id}`) ?? 0;
        if (count !== 1) yield `${consumer.name} had the effect of ${subject} ${count} times`;
      }
    }
  }
};

/** No call fails for a reason that the service does not know. */
export const noCallFails: Checker = function* ({ ran: { outcomes } }) {
  for (const { step, code } of outcomes)
    if (code.startsWith('internal') || code.includes('idempotency')) yield `${step.key} failed: ${code}`;
};
