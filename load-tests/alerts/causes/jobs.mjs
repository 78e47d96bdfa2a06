/** A task from a release that was rolled back. No running version knows this task. */
const unknownTask = 'request.of-another-release';

/**
 * Adds a job that no running version knows and that has been due for an hour.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function jobOld({ sql, number }) {
  const wipe = () =>
    sql(`delete from setu_request._private_jobs j using setu_request._private_tasks t
    where t.id = j.task_id and t.identifier = '${unknownTask}'`);
  return {
    name: 'a job of a task that no running version knows, due an hour ago',
    bring: () => sql(`select setu_request.add_job('${unknownTask}', '{}', run_at => now() - interval '1 hour')`),
    pages: [
      {
        alert: 'SetuJobsOld',
        labels: { task: unknownTask },
        withinMs: 480_000,
        look: async () => {
          const [job] = await sql('select * from setu_request.jobs order by run_at limit 20');
          if (job?.task_identifier !== unknownTask) throw new Error(`the oldest job is ${job?.task_identifier}`);
          return `the oldest job: \`${job.task_identifier}\`, attempts ${job.attempts}, locked by ${job.locked_by ?? 'nobody'}: no worker picks it up`;
        },
        proven: async () => (await number(`max(setu_job_age_seconds{task="${unknownTask}"})`)) === 0,
      },
    ],
    fix: async () => {
      await wipe();
      return '`delete from setu_request._private_jobs`';
    },
    clear: wipe,
  };
}

/**
 * Adds a job that always fails and has only one attempt.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function jobFailed({ sql, number }) {
  const task = 'identity.send-mail';
  const failed = () =>
    sql('select id, task_identifier, attempts, last_error from setu_identity.jobs where attempts >= max_attempts');
  const wipe = async () => {
    for (const { id } of await failed()) await sql('delete from setu_identity._private_jobs where id = $1', [id]);
  };
  return {
    name: 'a request to send an email without its id, one attempt',
    bring: () => sql(`select setu_identity.add_job('${task}', '{}', max_attempts => 1)`),
    pages: [
      {
        alert: 'SetuJobsFailed',
        labels: { task },
        withinMs: 300_000,
        look: async () => {
          const [job] = await failed();
          if (!/mailId/.test(job?.last_error ?? '')) throw new Error(`last_error: ${job?.last_error}`);
          return `${job.task_identifier}, ${job.attempts} attempt, last_error names \`mailId\``;
        },
        proven: async () => (await number(`max(setu_jobs{task="${task}",state="failed"})`)) === 0,
      },
    ],
    fix: async () => {
      await wipe();
      return 'deleted: the job is not needed';
    },
    clear: wipe,
  };
}
