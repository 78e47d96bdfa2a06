import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import http from 'k6/http';

// The k6 script of `npm run load`. It makes calls at a fixed arrival rate and reports the times of each kind.
const asked = new SharedArray('asked', () => JSON.parse(open(__ENV.QUESTIONS)));
const told = ['http_req_duration', 'http_reqs', 'http_req_failed'];
const holds = { http_req_duration: 'max>=0', http_reqs: 'count>=0', http_req_failed: 'rate>=0' };
const kinds = __ENV.KINDS.split(',');
const rate = Number(__ENV.RATE);

export const options = {
  scenarios: {
    arrivals: {
      ...{ executor: 'constant-arrival-rate', rate, timeUnit: '1s', duration: `${__ENV.SECONDS}s` },
      ...{ preAllocatedVUs: Math.min(300, rate), maxVUs: 500 },
    },
  },
  // k6 reports a metric for a subset of the requests only if it has a threshold.
  thresholds: Object.fromEntries(
    kinds.flatMap((kind) => told.map((metric) => [`${metric}{kind:${kind}}`, [holds[metric]]])),
  ),
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
  discardResponseBodies: true,
};

export default function arrive() {
  const { kind, path } = asked[exec.scenario.iterationInTest % asked.length];
  const headers = { Accept: 'application/json', Cookie: 'locale=ru_RU' };
  http.get(`${__ENV.SETU_URL}${path}`, { headers, redirects: 0, timeout: '10s', tags: { kind, name: kind } });
}

export const handleSummary = (data) => ({ [__ENV.SUMMARY]: JSON.stringify(data) });
