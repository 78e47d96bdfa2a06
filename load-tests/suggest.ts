import { check } from 'k6';
import exec from 'k6/execution';
import type { Options } from 'k6/options';
import { typedAt } from './searches.ts';
import { call, dataOf } from './site.ts';
import { thresholds } from './thresholds.ts';

/** Sends keystrokes at a fixed arrival rate. Each search is typed letter by letter, from the third letter on. */
export const options: Options = {
  scenarios: {
    keystrokes: {
      executor: 'constant-arrival-rate',
      rate: Number(__ENV.RATE ?? 100),
      timeUnit: '1s',
      duration: __ENV.DURATION ?? '1m',
      preAllocatedVUs: 50,
      maxVUs: 300,
    },
  },
  thresholds: thresholds(['suggest']),
};

/** The number of keystrokes per search. The iteration number determines how many letters are typed so far. */
const typed = 6;

export default function suggestAsTyped(): void {
  const turn = exec.scenario.iterationInTest;
  const { text } = typedAt(Math.floor(turn / typed));
  const reply = call(
    'GET',
    `/catalog/search/autocomplete-products?q=${encodeURIComponent(text.slice(0, 3 + (turn % typed)))}`,
    {
      kind: 'suggest',
      name: '/catalog/search/autocomplete-products',
    },
  );
  const found = dataOf<{ skus: unknown[]; categories: unknown[] }>(reply);
  check(reply, { 'are suggestions': () => reply.status === 200 && Array.isArray(found?.skus) });
}
