import { bound, promises } from './promises.mjs';

/**
 * A service level objective: the share of bad calls that is allowed over 30 days.
 * @typedef {{ name: string, alert: string, budget: number, all: string, bad: (window: string) => string, of: string,
 *   summary: string, }} Objective
 */

/** @param {string} metric @param {string} window */
const rate = (metric, window) => `sum(rate(${metric}[${window}]))`;

/**
 * Returns a function that returns the PromQL for the rate of calls slower than the limit: all calls outside the bucket
 * that ends at the limit.
 * @param {string} metric the histogram
 * @param {string} labels label matchers
 * @param {number} ms the limit
 */
const later = (metric, labels, ms) => (/** @type {string} */ window) =>
  `${rate(`${metric}_count{${labels}}`, window)} - ${rate(`${metric}_bucket{${labels},le="${bound(ms)}"}`, window)}`;

/** @param {'read' | 'suggest' | 'write'} kind @param {string} alert @param {string} what @returns {Objective} */
function quick(kind, alert, what) {
  const { p95Ms } = promises[kind];
  // A rejection counts as an answer. The availability objective counts failures.
  const labels = `kind="${kind}",outcome!="failed"`;
  return {
    name: `${kind}_late`,
    alert,
    budget: 0.05,
    all: `setu_http_seconds_count{${labels}}`,
    bad: later('setu_http_seconds', labels, p95Ms),
    of: what,
    summary: `more than 5% of ${what} take longer than ${p95Ms} ms`,
  };
}

const noticeLabels = 'consumer=~"identity[.]notices-of-.*"';

/** @type {readonly Objective[]} */
export const objectives = [
  {
    name: 'failed',
    alert: 'SetuCallsFail',
    budget: promises.errors.rate,
    all: 'setu_http_calls_total',
    bad: (window) => rate('setu_http_calls_total{outcome="failed"}', window),
    of: 'calls',
    summary: `more than ${promises.errors.rate * 100}% of calls fail`,
  },
  quick('read', 'SetuReadsSlow', 'pages and lists'),
  quick('suggest', 'SetuSuggestionsSlow', 'suggestions'),
  quick('write', 'SetuWritesSlow', 'saves'),
  {
    name: 'notices_late',
    alert: 'SetuNoticesLate',
    budget: 0.01,
    all: `setu_event_seconds_count{${noticeLabels}}`,
    bad: later('setu_event_seconds', noticeLabels, promises.notices.p99Ms),
    of: 'notifications',
    summary: `more than 1% of notifications are later than ${promises.notices.p99Ms / 1000} s`,
  },
];

/**
 * The windows and burn rates of the alerts, from Google's SRE workbook, "Alerting on SLOs", 6. The short window makes
 * an alert end soon after the problem.
 */
const burns = [
  { severity: 'page', times: 14.4, long: '1h', short: '5m' },
  { severity: 'page', times: 6, long: '6h', short: '30m' },
  { severity: 'ticket', times: 3, long: '1d', short: '2h' },
  { severity: 'ticket', times: 1, long: '3d', short: '6h' },
];

/** The number of bad calls before anyone is alerted. Without it, a single failure at night would count as 100%. */
const minBad = 10;

const windows = [...new Set(burns.flatMap(({ long, short }) => [short, long]))];

/** @param {Objective} objective @param {string} window */
const recorded = ({ name }, window) => `setu:${name}:ratio_rate${window}`;

const seconds = { m: 60, h: 3600, d: 86_400 };

/** @param {string} window such as 5m @returns {number} */
const secondsOf = (window) =>
  Number.parseInt(window, 10) * seconds[/** @type {keyof typeof seconds} */ (window.slice(-1))];

/** The rules that record the share of bad calls of each objective, over every window of the alerts. */
export const ratios = objectives.flatMap((objective) =>
  windows.map((window) => ({
    record: recorded(objective, window),
    expr: `(${objective.bad(window)}) / ${rate(objective.all, window)}`,
  })),
);

/** @param {Objective} objective @param {string} severity */
const burning = (objective, severity) =>
  burns
    .filter((burn) => burn.severity === severity)
    .map(({ times, long, short }) => {
      const limit = Number((times * objective.budget).toPrecision(6));
      const count = `${secondsOf(long)} * (${objective.bad(long)}) > ${minBad}`;
      return `(${recorded(objective, long)} > ${limit} and ${recorded(objective, short)} > ${limit} and ${count})`;
    })
    .join(' or ');

/** The alerts of each objective: one that pages, and one that can wait until the morning. */
export const burnAlerts = objectives.flatMap((objective) =>
  ['page', 'ticket'].map((severity) => ({
    alert: objective.alert,
    expr: burning(objective, severity),
    severity,
    summary: objective.summary,
  })),
);
