import { objectives } from './burn-rates.mjs';
import { laidOut } from './panels.mjs';
import { bound, promises } from './promises.mjs';

/**
 * @typedef {import('./panels.mjs').Row} Row
 * @typedef {import('./panels.mjs').Panel} Panel
 */

/** @param {string} uid @param {string} title @param {Row[]} rows */
const board = (uid, title, rows) => ({
  uid,
  title,
  tags: ['setu'],
  schemaVersion: 39,
  editable: true,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: {
    list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus', refresh: 1, hide: 0 }],
  },
  panels: laidOut(rows),
});

/**
 * Returns the PromQL for a quantile of the last five minutes.
 * @param {number} share the quantile, from 0 to 1
 * @param {string} buckets the histogram's `_bucket` series, with or without label matchers
 * @param {string} [by] labels to group by, separated by commas
 */
const quantile = (share, buckets, by = '') =>
  `histogram_quantile(${share}, sum by (le${by && `, ${by}`}) (rate(${buckets}[5m])))`;

/**
 * Returns the PromQL for a counter's increase per second.
 * @param {string} counter
 * @param {string} by labels to group by, separated by commas
 */
const perSecond = (counter, by) => `sum by (${by}) (rate(${counter}[5m]))`;

/**
 * Returns the PromQL for the ten slowest groups of calls, by average duration.
 * @param {string} seconds the counter of seconds
 * @param {string} calls the counter of calls
 * @param {string} by labels to group by, separated by commas
 */
const slowest = (seconds, calls, by) => `topk(10, ${perSecond(seconds, by)} / (${perSecond(calls, by)} > 0))`;

/** @param {'read' | 'suggest' | 'write'} kind @param {string} title @returns {Panel} */
const speed = (kind, title) => ({
  title: `${title}: ${promises[kind].p95Ms} ms for 95%`,
  unit: 's',
  limit: Number(bound(promises[kind].p95Ms)),
  queries: [
    [quantile(0.5, `setu_http_seconds_bucket{kind="${kind}"}`), 'median'],
    [quantile(0.95, `setu_http_seconds_bucket{kind="${kind}"}`), '95th percentile'],
  ],
});

/** Setu's dashboards by file name, as Grafana imports them. */
export const dashboards = {
  promises: board('setu-promises', 'Setu: service level objectives', [
    {
      title: 'Budgets',
      panels: objectives.map(({ name, budget, of }) => ({
        title: `Bad ${of}: ${budget * 100}% allowed`,
        unit: 'percentunit',
        limit: budget,
        queries: /** @type {[string, string][]} */ ([
          [`setu:${name}:ratio_rate1h`, 'one hour'],
          [`setu:${name}:ratio_rate3d`, 'three days'],
        ]),
      })),
    },
    {
      title: 'Calls',
      panels: [
        {
          title: 'Calls per second',
          unit: 'reqps',
          queries: [[perSecond('setu_http_seconds_count', 'outcome'), '{{outcome}}']],
        },
        speed('read', 'Pages and lists'),
        speed('suggest', 'Suggestions'),
        speed('write', 'Saves'),
        {
          title: 'Failing routes',
          unit: 'reqps',
          queries: [
            [
              `topk(10, ${perSecond('setu_http_calls_total{outcome="failed"}', 'method, route')})`,
              '{{method}} {{route}}',
            ],
          ],
        },
        {
          title: 'Slowest routes on average',
          unit: 's',
          queries: [
            [slowest('setu_http_call_seconds_total', 'setu_http_calls_total', 'method, route'), '{{method}} {{route}}'],
          ],
        },
        {
          title: 'Rejected because of load',
          unit: 'reqps',
          queries: [
            [perSecond('setu_http_shed_total', 'load'), '{{load}}'],
            [perSecond('setu_limit_unasked_total', 'limit'), 'not shared {{limit}}'],
          ],
        },
        { title: 'Open notification streams', queries: [['sum by (instance) (setu_live_streams)', '{{instance}}']] },
      ],
    },
  ]),
  services: board('setu-services', 'Setu: services and their dependencies', [
    {
      title: 'RPC',
      panels: [
        {
          title: 'RPCs per second',
          unit: 'reqps',
          queries: [[perSecond('setu_rpc_calls_total', 'service, outcome'), '{{service}} {{outcome}}']],
        },
        {
          title: 'RPC duration (95th percentile)',
          unit: 's',
          queries: [[quantile(0.95, 'setu_rpc_seconds_bucket', 'service'), '{{service}}']],
        },
        {
          title: 'Slowest RPCs on average',
          unit: 's',
          queries: [
            [
              slowest('setu_rpc_call_seconds_total', 'setu_rpc_calls_total', 'service, method'),
              '{{service}} {{method}}',
            ],
          ],
        },
        {
          title: 'Failing RPCs',
          unit: 'reqps',
          queries: [
            [
              `topk(10, ${perSecond('setu_rpc_calls_total{outcome="failed"}', 'service, method')})`,
              '{{service}} {{method}}',
            ],
          ],
        },
        {
          title: 'Rejections and failures by kind',
          unit: 'reqps',
          queries: [[perSecond('setu_rpc_seconds_count{outcome!="ok"}', 'outcome'), '{{outcome}}']],
        },
        { title: 'Open circuit breakers', queries: [['sum by (target) (setu_breaker_open)', '{{target}}']] },
      ],
    },
    {
      title: 'Databases',
      panels: [
        { title: 'Databases that answer', queries: [['min by (service) (setu_database_up)', '{{service}}']] },
        {
          title: 'Connections in use',
          queries: [['sum by (service) (setu_pool_connections{state="used"})', '{{service}}']],
        },
        {
          title: 'Calls waiting for a connection',
          queries: [['max by (service) (setu_pool_connections{state="waiting"})', '{{service}}']],
        },
      ],
    },
    {
      title: 'Processes',
      panels: [
        {
          title: 'Event loop lag (99th percentile)',
          unit: 's',
          limit: Number(bound(promises.loop.p99Ms)),
          queries: [['nodejs_eventloop_lag_p99_seconds{job=~"setu.*"}', '{{instance}}']],
        },
        { title: 'Memory', unit: 'bytes', queries: [['process_resident_memory_bytes{job=~"setu.*"}', '{{instance}}']] },
        {
          title: 'Processor',
          unit: 'percentunit',
          queries: [['rate(process_cpu_seconds_total{job=~"setu.*"}[5m])', '{{instance}}']],
        },
      ],
    },
  ]),
  events: board('setu-events', 'Setu: events, jobs and search', [
    {
      title: 'Events',
      panels: [
        {
          title: 'Age of the oldest unpublished event',
          unit: 's',
          limit: promises.outbox.oldestSeconds,
          queries: [['max by (service) (setu_outbox_age_seconds)', '{{service}}']],
        },
        {
          title: 'Unpublished events in the outbox',
          queries: [['max by (service) (setu_outbox_unpublished)', '{{service}}']],
        },
        {
          title: 'The event bus accepts events',
          queries: [
            ['min by (service) (setu_bus_up)', '{{service}}'],
            ['sum by (service) (increase(setu_bus_remade_total[1h]))', 'recreated {{service}}'],
          ],
        },
        {
          title: 'From an event to its effect (99th percentile)',
          unit: 's',
          limit: Number(bound(promises.notices.p99Ms)),
          queries: [[`topk(10, ${quantile(0.99, 'setu_event_seconds_bucket', 'consumer')})`, '{{consumer}}']],
        },
        {
          title: 'Effects per second',
          unit: 'reqps',
          queries: [[perSecond('setu_event_seconds_count', 'consumer'), '{{consumer}}']],
        },
        {
          title: 'Dead-lettered events',
          queries: [
            ['max by (service) (setu_dead_lettered_events)', '{{service}}'],
            ['sum by (consumer) (increase(setu_dead_letters_total[1h]))', 'last hour {{consumer}}'],
          ],
        },
      ],
    },
    {
      title: 'Jobs',
      panels: [
        { title: 'Due jobs', queries: [['max by (service, task) (setu_jobs{state="waiting"}) > 0', '{{task}}']] },
        {
          title: 'Oldest due job',
          unit: 's',
          limit: promises.jobs.oldestSeconds,
          queries: [['max by (service, task) (setu_job_age_seconds) > 0', '{{task}}']],
        },
        {
          title: 'Jobs failed permanently',
          queries: [['max by (service, task) (setu_jobs{state="failed"}) > 0', '{{task}}']],
        },
      ],
    },
    {
      title: 'Search and signatures',
      panels: [
        {
          title: 'Search index behind the cards',
          unit: 's',
          limit: promises.search.behindSeconds,
          queries: [
            ['setu_search_index_behind_seconds', '{{instance}}'],
            ['setu_search_index_serving', 'serving {{instance}}'],
          ],
        },
        { title: 'Cards in the index', queries: [['setu_search_index_cards', '{{instance}}']] },
        {
          title: 'Certificate revocation lists out of date',
          queries: [['max(setu_revocation_lists_outdated)', 'lists']],
        },
      ],
    },
  ]),
};
