import { Principal } from '@setu/proto/identity/sessions';
import { TokenScope } from '@setu/proto/identity/words';
import { expect, it } from 'vitest';
import { tokenCache } from './tokens.js';

const principal = Principal.fromPartial({ sessionId: 'token' });

/** A cache whose clock and whose identity are the test's. */
const given = () => {
  const state = { time: 0, asked: 0, isRevoked: false, meanwhile: () => {} };
  const resolveToken = async () => {
    state.asked += 1;
    const answer = state.isRevoked ? { scopes: [] } : { principal, scopes: [TokenScope.CATALOGUE] };
    state.meanwhile();
    return answer;
  };
  return { state, cache: tokenCache({ resolveToken }, () => state.time) };
};

it('believes a token for less than a second, told or not', async () => {
  const { state, cache } = given();
  expect(await cache.resolve('secret')).toEqual({ principal, scopes: ['catalogue'] });
  state.isRevoked = true;
  state.time = 999;
  expect(await cache.resolve('secret')).not.toBeNull();
  state.time = 1000;
  expect(await cache.resolve('secret')).toBeNull();
  expect(state.asked).toBe(2);
});

it('forgets a token that is told to have ended, also one that was being asked about', async () => {
  const { state, cache } = given();
  await cache.resolve('secret');
  state.isRevoked = true;
  cache.forgetTokens(['another']);
  expect(await cache.resolve('secret')).not.toBeNull();
  cache.forgetTokens(['token']);
  expect(await cache.resolve('secret')).toBeNull();
  const late = given();
  late.state.meanwhile = () => late.cache.forgetTokens(['token']);
  await late.cache.resolve('secret');
  late.state.isRevoked = true;
  expect(await late.cache.resolve('secret')).toBeNull();
});
