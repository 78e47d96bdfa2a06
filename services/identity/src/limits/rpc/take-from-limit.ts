import { invalid } from '@setu/kit/core';
import { mustBeSystem } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { windowAt } from '../domain/window.js';

const KEY = /^[!-~]{1,200}$/;
const MAX = { cost: 10_000, windowSeconds: 86_400 };

const mustBeWithin = (field: string, value: number, max: number): void => {
  if (value < 1) throw invalid({ [field]: { code: 'min', params: { min: '1' } } });
  if (value > max) throw invalid({ [field]: { code: 'max', params: { max: String(max) } } });
};

/** Counts the cost against a limit with one statement. Returns the total of this window. For the BFF. */
export const takeFromLimit: Rpc<'takeFromLimit'> =
  ({ autocommit, clock }) =>
  async ({ key, cost, windowSeconds }, { actor }) => {
    mustBeSystem(actor);
    if (!KEY.test(key)) throw invalid({ key: 'invalid' });
    mustBeWithin('cost', cost, MAX.cost);
    mustBeWithin('window_seconds', windowSeconds, MAX.windowSeconds);
    const total = await autocommit.rateLimits.take(key, cost, windowAt(clock.now(), windowSeconds));
    return { taken: BigInt(total) };
  };
