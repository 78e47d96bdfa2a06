import { check } from 'k6';
import exec from 'k6/execution';
import type { Options } from 'k6/options';
import { searchAt } from './searches.ts';
import { call, dataOf } from './site.ts';
import { thresholds } from './thresholds.ts';

/**
 * Requests product lists at a fixed arrival rate. A slow answer does not delay later requests, as real visitors do not
 * wait for each other.
 */
export const options: Options = {
  scenarios: {
    lists: {
      executor: 'constant-arrival-rate',
      rate: Number(__ENV.RATE ?? 50),
      timeUnit: '1s',
      duration: __ENV.DURATION ?? '1m',
      preAllocatedVUs: 50,
      maxVUs: 300,
    },
  },
  thresholds: thresholds(['read']),
};

/** The kinds of searches that find something in every demo world. */
const sure = ['browse', 'word', 'code'];

type List = { pagination: { items: unknown[]; total_item_count: number } };

export default function searchList(): void {
  const search = searchAt(exec.scenario.iterationInTest);
  const reply = call('GET', search.path, { kind: 'read', name: '/catalog/category' });
  const list = dataOf<List>(reply);
  check(reply, {
    'is a list': () => reply.status === 200 && Array.isArray(list?.pagination.items),
    'finds what the demo world has': () =>
      search.page > 1 || !sure.includes(search.kind) || (list?.pagination.total_item_count ?? 0) > 0,
  });
}
