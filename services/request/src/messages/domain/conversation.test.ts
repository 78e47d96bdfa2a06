import type { CompanyType } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { type Conversation, unreadBy, withMessage } from './conversation.js';

const empty: Conversation = {
  id: 'c',
  requestId: 'r',
  channel: 'customer',
  seq: 0,
  brokerSeq: 0,
  partySeq: 0,
  lastAt: new Date(0),
  awaitedAnswer: undefined,
};
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 22, 9, minute));

/**
 * Returns the conversation after these messages. `c` is a message of the customer, `b` of the broker. A capital letter
 * asks for an answer.
 */
const after = (writers: string): Conversation =>
  [...writers].reduce((conversation, writer, minute) => {
    const side: CompanyType = writer.toLowerCase() === 'c' ? 'customer' : 'broker';
    return withMessage(
      conversation,
      { side, asks: writer !== writer.toLowerCase(), at: at(minute) },
      { party: 'customer' },
    );
  }, empty);

describe('The side that must answer', () => {
  it.each([
    ['is none while no side has asked', 'cb', undefined],
    ['is the customer after the broker asks', 'cB', ['customer', 1]],
    ['remains the customer when the broker writes again', 'Bb', ['customer', 0]],
    ['is the customer since the first of two questions', 'BB', ['customer', 0]],
    ['is none once the customer has written anything', 'Bc', undefined],
    ['is the broker when the customer answers with a question', 'BC', ['broker', 1]],
  ])('%s', (_, writers, expected) => {
    const { awaitedAnswer } = after(writers);
    expect(awaitedAnswer && [awaitedAnswer.side, awaitedAnswer.at.getUTCMinutes()]).toEqual(expected);
  });
});

describe('Unread messages', () => {
  it.each([
    ['include everything from the other side', 'bbb', 'customer', 0, 3],
    ['include nothing from the reader’s own side', 'bbb', 'broker', 0, 0],
    ['include what arrived after the last message read', 'bbb', 'customer', 2, 1],
    ['include nothing that the reader’s side has answered', 'bbc', 'customer', 0, 0],
    ['include what arrived after the answer', 'bbcb', 'customer', 0, 1],
    ['include nothing in an empty conversation', '', 'broker', 0, 0],
  ])('%s', (_, writers, side, readSeq, expected) => {
    expect(unreadBy(after(writers), { side, readSeq })).toBe(expected);
  });
});
