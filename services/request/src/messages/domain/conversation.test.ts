import type { CompanyType } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { type Conversation, unreadBy, withMessage } from './conversation.js';

const begun: Conversation = {
  id: 'c',
  requestId: 'r',
  channel: 'customer',
  seq: 0,
  brokerSeq: 0,
  partySeq: 0,
  lastAt: new Date(0),
  asked: undefined,
};
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 22, 9, minute));

/** `c` a customer's message, `b` a broker's; a capital asks. */
const after = (said: string): Conversation =>
  [...said].reduce((conversation, letter, minute) => {
    const side: CompanyType = letter.toLowerCase() === 'c' ? 'customer' : 'broker';
    return withMessage(
      conversation,
      { side, asks: letter !== letter.toLowerCase(), at: at(minute) },
      { party: 'customer' },
    );
  }, begun);

describe('whose turn it is', () => {
  it.each([
    ['nobody’s while nobody asked', 'cb', undefined],
    ['the customer’s when the broker asked', 'cB', ['customer', 1]],
    ['still the customer’s when the broker goes on', 'Bb', ['customer', 0]],
    ['the customer’s since the first of two questions', 'BB', ['customer', 0]],
    ['nobody’s once the customer wrote anything', 'Bc', undefined],
    ['the broker’s when the customer answers with a question', 'BC', ['broker', 1]],
  ])('%s', (_, said, expected) => {
    const { asked } = after(said);
    expect(asked && [asked.side, asked.at.getUTCMinutes()]).toEqual(expected);
  });
});

describe('what is new to a reader', () => {
  it.each([
    ['all the other side wrote', 'bbb', 'customer', 0, 3],
    ['none of his own side’s', 'bbb', 'broker', 0, 0],
    ['what came after he read', 'bbb', 'customer', 2, 1],
    ['nothing his side has answered', 'bbc', 'customer', 0, 0],
    ['what came after the answer', 'bbcb', 'customer', 0, 1],
    ['nothing of an empty conversation', '', 'broker', 0, 0],
  ])('%s', (_, said, side, readSeq, expected) => {
    expect(unreadBy(after(said), { side, readSeq })).toBe(expected);
  });
});
