import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { onAbort } from './on-abort.js';

it('a dozen waiters for the end of one call share one listener, and each is called once', () => {
  const call = new AbortController();
  const calls: number[] = [];
  for (let index = 0; index < 12; index += 1) onAbort(call.signal, () => calls.push(index));
  expect(getEventListeners(call.signal, 'abort')).toHaveLength(1);
  call.abort();
  call.abort();
  expect(calls).toEqual(Array.from({ length: 12 }, (_, index) => index));
});

it('a removed waiter is not called, even if another waits with the same function', () => {
  const call = new AbortController();
  let calls = 0;
  const hear = () => {
    calls += 1;
  };
  const letGo = onAbort(call.signal, hear);
  onAbort(call.signal, hear);
  letGo();
  call.abort();
  expect(calls).toBe(1);
});

it('waits that follow each other share the listener too, and a removed waiter never hears', () => {
  const call = new AbortController();
  let calls = 0;
  const hear = () => {
    calls += 1;
  };
  for (let wait = 0; wait < 12; wait += 1) onAbort(call.signal, hear)();
  expect(getEventListeners(call.signal, 'abort')).toHaveLength(1);
  onAbort(call.signal, hear);
  call.abort();
  expect(calls).toBe(1);
});

it('an aborted signal calls the function immediately, a missing signal never does', () => {
  let calls = 0;
  const hear = () => {
    calls += 1;
  };
  onAbort(AbortSignal.abort(), hear);
  onAbort(undefined, hear)();
  expect(calls).toBe(1);
});
