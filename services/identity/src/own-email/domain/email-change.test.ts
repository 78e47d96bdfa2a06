import { describe, expect, it } from 'vitest';
import {
  type EmailChange,
  isConfirmed,
  isWaiting,
  readNewEmail,
  resendSeconds,
  stateFor,
  unconfirmedSides,
} from './email-change.js';

const at = new Date('2026-11-22T10:00:00Z');
const change = (over: Partial<EmailChange> = {}): EmailChange => ({
  userId: 'u',
  email: 'new@volga.example',
  locale: 'ru',
  sentAt: at,
  expiresAt: new Date('2026-11-23T10:00:00Z'),
  ...over,
});

describe('A new address', () => {
  it('is stored without spaces and in lower case', () => {
    expect(readNewEmail(' New@Volga.example ', 'old@volga.example')).toBe('new@volga.example');
  });
  it.each([
    ['', 'required'],
    ['no', 'invalid_email'],
    ['Old@volga.example', 'email_same'],
  ])('%j is rejected: %s', (typed, code) => {
    const read = () => readNewEmail(typed, 'old@volga.example');
    expect(read).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ path: 'email', code })] }));
  });
});

describe('A change of the address', () => {
  it.each([
    ['neither mailbox', {}, 'open', 'open', ['old', 'new']],
    ['the old mailbox', { oldConfirmedAt: at }, 'waiting', 'open', ['new']],
    ['the new mailbox', { newConfirmedAt: at }, 'open', 'waiting', ['old']],
    ['both mailboxes', { oldConfirmedAt: at, newConfirmedAt: at, outcome: 'changed' }, 'changed', 'changed', []],
    [
      'both mailboxes, if the address is in use by then',
      { oldConfirmedAt: at, newConfirmedAt: at, outcome: 'taken' },
      'taken',
      'taken',
      [],
    ],
  ] as const)('shows each mailbox its status when confirmed by %s', (_by, over, old, fresh, left) => {
    const made = change(over);
    expect([stateFor(made, 'old'), stateFor(made, 'new'), unconfirmedSides(made)]).toEqual([old, fresh, left]);
    expect(isConfirmed(made)).toBe(left.length === 0);
  });

  it('is open for a day, and its emails can be sent again after a minute', () => {
    expect(isWaiting(change(), at)).toBe(true);
    expect(isWaiting(change(), new Date('2026-11-23T10:00:00Z'))).toBe(false);
    expect(isWaiting(change({ outcome: 'taken' }), at)).toBe(false);
    expect(isWaiting(undefined, at)).toBe(false);
    expect(resendSeconds(change(), new Date('2026-11-22T10:00:59.5Z'))).toBe(1);
    expect(resendSeconds(change(), new Date('2026-11-22T10:01:00Z'))).toBe(0);
  });
});
