/**
 * Updates the planner statistics after seeding. This takes minutes on a busy machine, so the statement and lock
 * timeouts of a service do not apply.
 * @param {{ url: string, schema: string }} address
 */
export async function analyze(address) {
  const { openDatabase } = await import('@setu/kit/db');
  const patient = openDatabase({ ...address, pool: { max: 1 }, statementMs: 0 });
  try {
    await patient.raw('analyze');
  } finally {
    await patient.destroy();
  }
}
