/**
 * Tells the planner of what was seeded: minutes on a busy machine, so that no limit of a service's statements and locks holds.
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
