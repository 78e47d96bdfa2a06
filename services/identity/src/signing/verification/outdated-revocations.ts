import { metrics } from '@setu/kit/process';
import { Gauge } from 'prom-client';

let count = (): number => 0;

/** The number of out-of-date lists of revoked certificates. It is counted at each scrape, even if no company signs. */
export const outdatedRevocations = new Gauge({
  name: 'setu_revocation_lists_outdated',
  help: 'Lists of revoked certificates that are past their next update',
  registers: [metrics],
  collect() {
    this.set(count());
  },
});

/** Sets the function that counts the lists of this process. */
export const countOutdatedBy = (counting: () => number): void => {
  count = counting;
};
