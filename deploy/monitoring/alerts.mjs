import { promises } from './promises.mjs';

/**
 * Alerts about a cause, or about an objective that is not a ratio. The expression is true when an operator must act.
 * Replicas report the same facts about their shared database, so the alerts use the worst value.
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
    summary: '{{ $labels.service }} cannot reach its database',
  },
  {
    alert: 'SetuOutboxOld',
    expr: `max by (service) (setu_outbox_age_seconds) > ${promises.outbox.oldestSeconds}`,
    severity: 'page',
    summary: 'events of {{ $labels.service }} have been unpublished for {{ $value | humanizeDuration }}',
  },
  {
    alert: 'SetuBusAway',
    // Without its database a service has no events to publish, and SetuDatabaseAway reports that.
    expr: 'min by (service) (setu_bus_up) == 0 unless min by (service) (setu_database_up) == 0',
    for: '1m',
    severity: 'page',
    summary: 'the event bus does not accept events of {{ $labels.service }}',
  },
  {
    alert: 'SetuBreakerOpen',
    expr: 'sum by (target) (setu_breaker_open) > 0',
    for: '1m',
    severity: 'page',
    summary: '{{ $value }} processes have stopped calling {{ $labels.target }}',
  },
  {
    alert: 'SetuEventsDeadLettered',
    expr: 'max by (service) (setu_dead_lettered_events) > 0',
    severity: 'ticket',
    summary: '{{ $value }} events of {{ $labels.service }} are dead-lettered and wait for an operator',
  },
  {
    alert: 'SetuBusRemade',
    expr: 'sum by (service) (increase(setu_bus_remade_total[15m])) > 0',
    severity: 'ticket',
    summary: '{{ $labels.service }} found the event bus empty and publishes the last 14 days again',
  },
  {
    alert: 'SetuPoolWaiting',
    expr: 'max by (service) (setu_pool_connections{state="waiting"}) > 0',
    for: '5m',
    severity: 'ticket',
    summary: 'calls to {{ $labels.service }} wait for a database connection',
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
    summary: '{{ $value }} jobs {{ $labels.task }} have failed permanently',
  },
  {
    alert: 'SetuSearchBehind',
    // An index that never had a card is not loaded yet, or is not used.
    expr: `max by (instance) (setu_search_index_behind_seconds) > ${promises.search.behindSeconds} or (setu_search_index_serving == 0 and setu_search_index_cards > 0)`,
    for: '2m',
    severity: 'ticket',
    summary: 'the search index of {{ $labels.instance }} is behind the cards',
  },
  {
    alert: 'SetuLoopLags',
    expr: `nodejs_eventloop_lag_p99_seconds{job=~"setu.*"} > ${promises.loop.p99Ms / 1000}`,
    for: '5m',
    severity: 'ticket',
    summary: 'the event loop of {{ $labels.instance }} is overloaded, so calls wait',
  },
  {
    alert: 'SetuShedding',
    expr: 'sum by (load) (rate(setu_http_shed_total[5m])) > 0',
    for: '5m',
    severity: 'ticket',
    summary: '{{ $labels.load }} are rejected because there are too many concurrent ones',
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
    summary: '{{ $value }} certificate revocation lists are out of date',
  },
];
