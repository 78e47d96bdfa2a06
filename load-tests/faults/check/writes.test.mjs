import { describe, expect, it } from 'vitest';
import { checkNotices } from './notices.mjs';
import { perfectRun } from './planted.mjs';
import { postedSubject, publishedSubject } from './state.mjs';
import { checkWrites } from './writes.mjs';

/** @typedef {import('./state.mjs').State} State */
/** @typedef {NonNullable<ReturnType<State['requests']['get']>>} Shown */

/**
 * Returns the findings of the checker in a perfect run with one change.
 * @param {(run: ReturnType<typeof perfectRun>) => unknown} change
 */
function found(change) {
  const run = perfectRun();
  change(run);
  const all = [...checkWrites(run.writes, run.state), ...checkNotices(run.writes, run.state)];
  return all.map(({ fault, text }) => `${fault}: ${text}`);
}

/** @param {State} state @param {string} id @param {Partial<Shown>} over */
function alter({ requests }, id, over) {
  const before = requests.get(id);
  if (before) requests.set(id, { ...before, ...over });
}

/** @param {State} state @param {string} event */
function forget(state, event) {
  state.events = state.events.filter(({ id }) => id !== event);
}

describe('The checker', () => {
  it('finds nothing in a perfect run', () => {
    expect(found(() => {})).toEqual([]);
  });

  it('finds a cart that lost an addition, and one that counted it twice', () => {
    expect(found(({ state }) => state.carts.get('buyer@volga.example')?.set('tea', 3))).toEqual([
      'lost: cart buyer@volga.example tea: 3 of 5',
    ]);
    expect(found(({ state }) => state.carts.get('buyer@volga.example')?.set('tea', 10))).toEqual([
      'duplicated: cart buyer@volga.example tea: 10, at most 9',
    ]);
  });

  it('accepts both outcomes of a write that was never answered', () => {
    expect(found(({ state }) => state.carts.get('buyer@volga.example')?.set('tea', 9))).toEqual([]);
    expect(found(({ state }) => alter(state, 'draft', { comment: 'three' }))).toEqual([]);
  });

  it('finds a missing draft, and one with an older text', () => {
    expect(found(({ state }) => state.requests.delete('draft'))).toEqual(['lost: draft draft cannot be opened']);
    expect(found(({ state }) => alter(state, 'draft', { comment: 'one' }))).toEqual([
      'lost: draft draft: “one” instead of “two”',
    ]);
  });

  it('finds a file whose content differs from the upload', () => {
    expect(found(({ state }) => state.files.set('file', '404'))).toEqual(['broken: file file: 404']);
    expect(found(({ state }) => state.files.delete('file'))).toEqual(['broken: file file: missing']);
  });

  it('finds a publish that is lost, listed twice, or has no event or two', () => {
    const [forgotten] = found(({ state }) => alter(state, 'request', { count: '8' }));
    expect(forgotten).toMatch(/^lost: request request: /);
    expect(found(({ state }) => state.listed.set('request', 2))).toEqual([
      'duplicated: request request is listed 2 times',
    ]);
    expect(found(({ state }) => state.events.shift())).toEqual(['lost: request request has 0 publish events']);
    const again = { id: 'again', subject: publishedSubject, requestId: 'request' };
    const twice = found(({ state }) => state.events.push(again));
    expect(twice[0]).toBe('duplicated: request request has 2 publish events');
    expect(twice.filter((text) => text.startsWith('notice'))).toHaveLength(2);
  });

  it('finds a transition that is lost or was made twice, and a history that skips a status', () => {
    const lost = found(({ state }) => {
      alter(state, 'request', { status: 'in_work', statuses: ['draft', 'new', 'in_work'] });
      forget(state, 'sent');
    });
    expect(lost).toEqual(['lost: request request became send_to_supplier 0 times']);
    const twice = found(({ state }) =>
      alter(state, 'request', { statuses: ['draft', 'new', 'in_work', 'in_work', 'send_to_supplier'] }),
    );
    expect(twice).toContain('duplicated: request request became in_work 2 times');
    expect(twice).toContain(
      'broken: request request: its history has a forbidden transition: draft,new,in_work,in_work,send_to_supplier',
    );
    expect(found(({ state }) => forget(state, 'sent'))).toContain('lost: request request: 2 transitions, 1 events');
  });

  it('finds a message that is missing, duplicated or without an event, and a notification with a wrong count', () => {
    expect(found(({ state }) => state.conversations.set('request', ['When?', 'When?', 'In May']))).toEqual([
      'duplicated: “When?” appears 2 times',
      'lost: request request: 3 messages, 2 events',
    ]);
    expect(found(({ state }) => state.conversations.set('request', ['In May']))).toContain(
      'lost: “When?” appears 0 times',
    );
    expect(found(({ state }) => forget(state, 'asked'))).toEqual(['lost: request request: 2 messages, 1 events']);
    const again = { id: 'again', subject: postedSubject, requestId: 'request' };
    expect(found(({ state }) => state.events.push(again))).toEqual([
      'duplicated: request request: 2 messages, 3 events',
    ]);
    expect(found(({ state }) => state.counted.get('request')?.set('buyer', 2))).toEqual([
      'notice: buyer@volga.example is notified of 2 of 1 answers about request',
    ]);
  });

  it('counts a message that was sent again as one', () => {
    const sentAgain = found(({ writes }) => writes.push(...writes.filter(({ kind }) => kind === 'message')));
    expect(sentAgain).toEqual([]);
  });

  it('finds an older price of an offer, and accepts both outcomes of an offer that was never answered', () => {
    const key = 'ravi@kaveri.example request';
    expect(found(({ state }) => state.offered.set(key, 500))).toEqual([`lost: offer ${key}: 500 instead of 490`]);
    expect(found(({ state }) => state.offered.set(key, 480))).toEqual([]);
  });

  it('finds a notification that is missing, duplicated or not due', () => {
    expect(found(({ state }) => state.notices.get('told')?.delete('senior'))).toEqual([
      'notice: missing notification: senior@setu.example of setu.request.request.published told',
    ]);
    expect(found(({ state }) => state.notices.get('sent')?.set('ravi', 2))).toEqual([
      'notice: 2 notifications: ravi@kaveri.example of setu.request.request.status_changed to send_to_supplier sent',
    ]);
    // Users are not notified of their own actions. Departed users and reviewers of requests are not notified either.
    for (const id of ['manager', 'former', 'reviewer'])
      expect(found(({ state }) => state.notices.get('taken')?.set(id, 1))).toEqual([
        expect.stringMatching(/^notice: undue notification: /),
      ]);
  });
});
