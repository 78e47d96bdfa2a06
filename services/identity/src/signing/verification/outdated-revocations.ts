import { metrics } from '@setu/kit/process';
import { Gauge } from 'prom-client';

let count = (): number => 0;

/** How many lists of revoked certificates are out of date when somebody looks: counted at each scrape, whether or not anybody signs. */
export const outdatedRevocations = new Gauge({
  name: 'setu_revocation_lists_outdated',
  help: 'Lists of revoked certificates whose authority should have given out the next one',
  registers: [metrics],
  collect() {
    this.set(count());
  },
});

/** Says how the lists of this process are counted. */
export const countOutdatedBy = (counting: () => number): void => {
  count = counting;
};
