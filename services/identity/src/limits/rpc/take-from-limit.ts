import { invalid } from '@setu/kit/core';
import { mustBeSystem } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { windowAt } from '../domain/window.js';

const KEY = /^[!-~]{1,200}$/;
const MOST = { cost: 10_000, windowSeconds: 86_400 };

const within = (field: string, given: number, max: number): void => {
  if (given < 1) throw invalid({ [field]: { code: 'min', params: { min: '1' } } });
  if (given > max) throw invalid({ [field]: { code: 'max', params: { max: String(max) } } });
};

/** For the BFF. Counts the cost against a limit with one statement. Returns the total of this window. */
export const takeFromLimit: Rpc<'takeFromLimit'> =
  ({ read, clock }) =>
  async ({ key, cost, windowSeconds }, { actor }) => {
    mustBeSystem(actor);
    if (!KEY.test(key)) throw invalid({ key: 'invalid' });
    within('cost', cost, MOST.cost);
    within('window_seconds', windowSeconds, MOST.windowSeconds);
    const taken = await read.takenLimits.take(key, cost, windowAt(clock.now(), windowSeconds));
    return { taken: BigInt(taken) };
  };
