import { Principal } from '@setu/proto/identity/sessions';
import { TokenScope } from '@setu/proto/identity/words';
import { expect, it } from 'vitest';
import { tokenCache } from './tokens.js';

const principal = Principal.fromPartial({ sessionId: 'token' });

/** Creates a cache with a clock and an identity controlled by the test. */
const setUp = () => {
  const state = { time: 0, calls: 0, isRevoked: false, meanwhile: () => {} };
  const resolveToken = async () => {
    state.calls += 1;
    const answer = state.isRevoked ? { scopes: [] } : { principal, scopes: [TokenScope.CATALOGUE] };
    state.meanwhile();
    return answer;
  };
  return { state, cache: tokenCache({ resolveToken }, () => state.time) };
};

it('the cache forgets a revoked token within a second, even without a notification', async () => {
  const { state, cache } = setUp();
  expect(await cache.resolve('secret')).toEqual({ principal, scopes: ['catalogue'] });
  state.isRevoked = true;
  state.time = 999;
  expect(await cache.resolve('secret')).not.toBeNull();
  state.time = 1000;
  expect(await cache.resolve('secret')).toBeNull();
  expect(state.calls).toBe(2);
});

it('the cache forgets a token reported as ended, even one that is being resolved', async () => {
  const { state, cache } = setUp();
  await cache.resolve('secret');
  state.isRevoked = true;
  cache.forgetTokens(['another']);
  expect(await cache.resolve('secret')).not.toBeNull();
  cache.forgetTokens(['token']);
  expect(await cache.resolve('secret')).toBeNull();
  const late = setUp();
  late.state.meanwhile = () => late.cache.forgetTokens(['token']);
  await late.cache.resolve('secret');
  late.state.isRevoked = true;
  expect(await late.cache.resolve('secret')).toBeNull();
});
