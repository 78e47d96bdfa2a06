import { expect, it } from 'vitest';
import { jsonBytes, ReadyJson } from './ready-json.js';

const ready = <Value>(value: Value): ReadyJson<Value> => new ReadyJson<Value>([Buffer.from(JSON.stringify(value))]);

it('an answer with ready parts is the same text as one without', () => {
  const [list, text] = [[{ name: 'Насос $& "1"' }, null], 'конец'];
  const plain = { success: true, data: { list, between: ['a', 1], text } };
  const answer = { success: true, data: { list: ready(list).unread(), between: ['a', 1], text: ready(text).unread() } };
  expect(jsonBytes(answer).toString()).toBe(JSON.stringify(plain));
  expect(jsonBytes(plain).toString()).toBe(JSON.stringify(plain));
});

it('a ready part is a usual value for everybody else', () => {
  expect(JSON.parse(JSON.stringify({ list: ready([1, 'два']) }))).toEqual({ list: [1, 'два'] });
  expect(ready({ a: 1 }).value()).toEqual({ a: 1 });
});

it('an answer that cannot be written leaves nothing behind for the next one', () => {
  const broken = {
    list: ready([1]).unread(),
    get bad(): never {
      throw new Error('bad');
    },
  };
  expect(() => jsonBytes(broken)).toThrow('bad');
  expect(JSON.stringify(ready([2]))).toBe('[2]');
});
