import { describe, expect, it } from 'vitest';
import { checkNotices } from './notices.mjs';
import { perfectRun } from './planted.mjs';
import { postedSubject, publishedSubject } from './state.mjs';
import { checkWrites } from './writes.mjs';

/** @typedef {import('./state.mjs').State} State */
/** @typedef {NonNullable<ReturnType<State['requests']['get']>>} Shown */

/** What the checker says of a perfect run in which one thing is otherwise. @param {(run: ReturnType<typeof perfectRun>) => unknown} change */
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

describe('the checker', () => {
  it('finds nothing where nothing is amiss', () => {
    expect(found(() => {})).toEqual([]);
  });

  it('finds a cart that forgot what was added, and one that added twice', () => {
    expect(found(({ state }) => state.carts.get('buyer@volga.example')?.set('tea', 3))).toEqual([
      'lost: cart buyer@volga.example tea: 3 of 5',
    ]);
    expect(found(({ state }) => state.carts.get('buyer@volga.example')?.set('tea', 10))).toEqual([
      'doubled: cart buyer@volga.example tea: 10, at most 9',
    ]);
  });

  it('leaves both outcomes open to what was never answered', () => {
    expect(found(({ state }) => state.carts.get('buyer@volga.example')?.set('tea', 9))).toEqual([]);
    expect(found(({ state }) => alter(state, 'draft', { comment: 'three' }))).toEqual([]);
  });

  it('finds a draft that is gone, and one that has an older text', () => {
    expect(found(({ state }) => state.requests.delete('draft'))).toEqual(['lost: draft draft cannot be opened']);
    expect(found(({ state }) => alter(state, 'draft', { comment: 'one' }))).toEqual([
      'lost: draft draft: «one» and not «two»',
    ]);
  });

  it('finds a file that is no longer what was sent', () => {
    expect(found(({ state }) => state.files.set('file', '404'))).toEqual(['broken: file file: 404']);
    expect(found(({ state }) => state.files.delete('file'))).toEqual(['broken: file file: not there']);
  });

  it('finds a publishing that was forgotten, listed twice, never told or told twice', () => {
    const [forgotten] = found(({ state }) => alter(state, 'request', { count: '8' }));
    expect(forgotten).toMatch(/^lost: request request: /);
    expect(found(({ state }) => state.listed.set('request', 2))).toEqual([
      'doubled: request request is listed 2 times',
    ]);
    expect(found(({ state }) => state.events.shift())).toEqual(['lost: request request has 0 events of publishing']);
    const again = { id: 'again', subject: publishedSubject, requestId: 'request' };
    const twice = found(({ state }) => state.events.push(again));
    expect(twice[0]).toBe('doubled: request request has 2 events of publishing');
    expect(twice.filter((text) => text.startsWith('notice'))).toHaveLength(2);
  });

  it('finds a move that was forgotten or made twice, and a history that is no path', () => {
    const lost = found(({ state }) => {
      alter(state, 'request', { status: 'in_work', statuses: ['draft', 'new', 'in_work'] });
      forget(state, 'sent');
    });
    expect(lost).toEqual(['lost: request request became send_to_supplier 0 times']);
    const twice = found(({ state }) =>
      alter(state, 'request', { statuses: ['draft', 'new', 'in_work', 'in_work', 'send_to_supplier'] }),
    );
    expect(twice).toContain('doubled: request request became in_work 2 times');
    expect(twice).toContain(
      'broken: request request: its history is no path: draft,new,in_work,in_work,send_to_supplier',
    );
    expect(found(({ state }) => forget(state, 'sent'))).toContain('lost: request request: 2 moves, 1 events of them');
  });

  it('finds a message that is gone or there twice, one nobody was told of, and a notice that counts another number', () => {
    expect(found(({ state }) => state.said.set('request', ['When?', 'When?', 'In May']))).toEqual([
      'doubled: «When?» is there 2 times',
      'lost: request request: 3 messages, 2 events of them',
    ]);
    expect(found(({ state }) => state.said.set('request', ['In May']))).toContain('lost: «When?» is there 0 times');
    expect(found(({ state }) => forget(state, 'asked'))).toEqual([
      'lost: request request: 2 messages, 1 events of them',
    ]);
    const again = { id: 'again', subject: postedSubject, requestId: 'request' };
    expect(found(({ state }) => state.events.push(again))).toEqual([
      'doubled: request request: 2 messages, 3 events of them',
    ]);
    expect(found(({ state }) => state.counted.get('request')?.set('buyer', 2))).toEqual([
      'notice: buyer@volga.example is told of 2 of 1 answers about request',
    ]);
  });

  it('finds an older price of an offer, and leaves both outcomes open to the one that was never answered', () => {
    const key = 'ravi@kaveri.example request';
    expect(found(({ state }) => state.offered.set(key, 500))).toEqual([`lost: offer ${key}: 500 and not 490`]);
    expect(found(({ state }) => state.offered.set(key, 480))).toEqual([]);
  });

  it('finds a notice that is missing, doubled, or not due', () => {
    expect(found(({ state }) => state.notices.get('told')?.delete('senior'))).toEqual([
      'notice: no notice: senior@setu.example of setu.request.request.published told',
    ]);
    expect(found(({ state }) => state.notices.get('sent')?.set('ravi', 2))).toEqual([
      'notice: 2 notices: ravi@kaveri.example of setu.request.request.status_changed to send_to_supplier sent',
    ]);
    // Nobody is told of his own act, nobody who has left, no reviewer of requests.
    for (const id of ['manager', 'former', 'reviewer'])
      expect(found(({ state }) => state.notices.get('taken')?.set(id, 1))).toEqual([
        expect.stringMatching(/^notice: a notice not due: /),
      ]);
  });
});
