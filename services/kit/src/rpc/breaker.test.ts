import { expect, it } from 'vitest';
import { breaker } from './breaker.js';

function underTest() {
  let now = 0;
  const guard = breaker('x', () => now);
  const call = (lost: boolean): void => {
    guard.enter();
    guard.leave(lost);
  };
  return { guard, call, pass: (ms: number) => (now += ms) };
}

it('a circuit breaker opens when half of twenty calls are lost, probes every half second and closes after a successful probe', () => {
  const { guard, call, pass } = underTest();
  for (let n = 0; n < 20; n += 1) call(n % 2 === 1);
  expect(() => guard.enter()).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  pass(500);
  call(true);
  expect(() => guard.enter()).toThrow();
  pass(500);
  call(false);
  call(false);
});

it('a successful call never opens a circuit breaker, even after many losses', () => {
  const { guard, call } = underTest();
  for (let n = 0; n < 19; n += 1) call(true);
  call(false);
  call(false);
  guard.enter();
});

it('a circuit breaker forgets losses older than ten seconds', () => {
  const { call, pass } = underTest();
  for (let n = 0; n < 19; n += 1) call(true);
  pass(10_001);
  for (let n = 0; n < 5; n += 1) call(true);
});

it('a circuit breaker allows at most sixty-four calls in flight', () => {
  const { guard } = underTest();
  for (let n = 0; n < 64; n += 1) guard.enter();
  expect(() => guard.enter()).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  guard.leave(false);
  guard.enter();
});
