import type { Migration } from '@setu/kit/db';

/**
 * Counts the existing requests. The statement has one snapshot, so it leaves out exactly the changes that the trigger
 * has recorded since the last migration. Requests can be written meanwhile.
 */
export const fillStatusCounts: Migration = {
  name: '202612041001-fill-status-counts',
  up: `
insert into status_count (kind, status, broker_manager_id, n, paise, kopecks, unrated)
  select kind, status, broker_manager_id, sum(n), sum(paise), sum(kopecks), sum(unrated) from (
    select counted.* from request left join condition on condition.request_id = request.id
      cross join lateral request_counted_as(request,
        substring(trim(condition.count) from '^0*([1-9][0-9]{0,11})$')::numeric, 1) as counted
    union all select kind, status, broker_manager_id, -n, -paise, -kopecks, -unrated from status_count) every
  group by 1, 2, 3 having (sum(n), sum(paise), sum(kopecks), sum(unrated)) <> (0, 0, 0, 0);
`,
  down: 'delete from status_count;',
};
