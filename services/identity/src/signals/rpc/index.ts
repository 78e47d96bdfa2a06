import type { SignalsService } from '@setu/proto/identity/signals';
import type { Rpcs } from '../../served.js';
import { watchSignals } from './watch-signals.js';

export const signalRpcs = { watchSignals } satisfies Rpcs<typeof SignalsService>;
