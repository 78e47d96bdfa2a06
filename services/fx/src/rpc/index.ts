import type { Handlers } from '@setu/kit/rpc';
import type { FxService } from '@setu/proto/fx';
import type { FxDeps } from '../deps.js';
import { getRate } from './get-rate.js';

export const handlers = (deps: FxDeps): Handlers<typeof FxService> => ({
  getRate: getRate(deps),
});
