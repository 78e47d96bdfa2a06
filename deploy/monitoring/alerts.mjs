import { promises } from './promises.mjs';

/**
 * What tells of a cause, or of a promise that is no share of many: its expression is true where somebody has to look.
 * Replicas tell the same of their common database, so the worst of them counts.
 * @type {readonly { alert: string, expr: string, for?: string, severity: 'page' | 'ticket', summary: string }[]}
 */
export const alerts = [
  {
    alert: 'SetuProcessDown',
    expr: 'up{job=~"setu.*"} == 0',
    for: '2m',
    severity: 'page',
    summary: '{{ $labels.job }} at {{ $labels.instance }} does not answer',
  },
  {
    alert: 'SetuDatabaseAway',
    expr: 'min by (service) (setu_database_up) == 0',
    for: '1m',
    severity: 'page',
    summary: 'the database of {{ $labels.service }} does not answer it',
  },
  {
    alert: 'SetuOutboxOld',
    expr: `max by (service) (setu_outbox_age_seconds) > ${promises.outbox.oldestSeconds}`,
    severity: 'page',
    summary: 'events of {{ $labels.service }} have waited {{ $value | humanizeDuration }} to leave',
  },
  {
    alert: 'SetuBusAway',
    // Without its database a service has nothing to give the bus: that is told already.
    expr: 'min by (service) (setu_bus_up) == 0 unless min by (service) (setu_database_up) == 0',
    for: '1m',
    severity: 'page',
    summary: 'the event bus takes nothing from {{ $labels.service }}',
  },
  {
    alert: 'SetuBreakerOpen',
    expr: 'sum by (target) (setu_breaker_open) > 0',
    for: '1m',
    severity: 'page',
    summary: '{{ $value }} processes have stopped asking {{ $labels.target }}',
  },
  {
    alert: 'SetuEventsParked',
    expr: 'max by (service) (setu_parked_events) > 0',
    severity: 'ticket',
    summary: '{{ $value }} events of {{ $labels.service }} were given up and wait for an operator',
  },
  {
    alert: 'SetuBusRemade',
    expr: 'sum by (service) (increase(setu_bus_remade_total[15m])) > 0',
    severity: 'ticket',
    summary: '{{ $labels.service }} found the event bus empty and sends the last 14 days again',
  },
  {
    alert: 'SetuPoolWaiting',
    expr: 'max by (service) (setu_pool_connections{state="waiting"}) > 0',
    for: '5m',
    severity: 'ticket',
    summary: 'calls to {{ $labels.service }} wait for a connection to the database',
  },
  {
    alert: 'SetuJobsOld',
    expr: `max by (service, task) (setu_job_age_seconds) > ${promises.jobs.oldestSeconds}`,
    for: '5m',
    severity: 'ticket',
    summary: 'a job {{ $labels.task }} is overdue by {{ $value | humanizeDuration }}',
  },
  {
    alert: 'SetuJobsFailed',
    expr: 'max by (service, task) (setu_jobs{state="failed"}) > 0',
    severity: 'ticket',
    summary: '{{ $value }} jobs {{ $labels.task }} were given up',
  },
  {
    alert: 'SetuSearchBehind',
    // What never held a card has not been loaded yet, or is not used.
    expr: `max by (instance) (setu_search_index_behind_seconds) > ${promises.search.behindSeconds} or (setu_search_index_serving == 0 and setu_search_index_cards > 0)`,
    for: '2m',
    severity: 'ticket',
    summary: 'the search index of {{ $labels.instance }} does not follow the cards',
  },
  {
    alert: 'SetuLoopLags',
    expr: `nodejs_eventloop_lag_p99_seconds{job=~"setu.*"} > ${promises.loop.p99Ms / 1000}`,
    for: '5m',
    severity: 'ticket',
    summary: '{{ $labels.instance }} is busy with itself: calls wait for its turn',
  },
  {
    alert: 'SetuShedding',
    expr: 'sum by (load) (rate(setu_http_shed_total[5m])) > 0',
    for: '5m',
    severity: 'ticket',
    summary: '{{ $labels.load }} are refused since there are too many at once',
  },
  {
    alert: 'SetuLimitsUnasked',
    expr: 'sum by (limit) (rate(setu_limit_unasked_total[10m])) > 0.1',
    for: '10m',
    severity: 'ticket',
    summary: 'the limit {{ $labels.limit }} is not shared between replicas',
  },
  {
    alert: 'SetuRevocationListsOld',
    expr: 'max(setu_revocation_lists_outdated) > 0',
    for: '1h',
    severity: 'ticket',
    summary: '{{ $value }} lists of revoked certificates are out of date',
  },
];
