/**
 * @typedef {{ name: string, title: string, url: string, severity: string }} Advisory
 * @typedef {{ url: string, until: string, why: string }} Excuse the day (YYYY-MM-DD) is its last
 */

/**
 * What an audit found and nobody has excused, or no longer.
 * @param {{ vulnerabilities: Record<string, { via: (string | Advisory)[] }> }} report of `npm audit --json`
 * @param {readonly Excuse[]} excuses
 * @param {Date} now
 * @returns {Advisory[]} each once
 */
export function unexcused({ vulnerabilities }, excuses, now) {
  const today = now.toISOString().slice(0, 10);
  const excused = new Set(excuses.filter(({ until }) => until >= today).map(({ url }) => url));
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  // A text names another package of the report, where the advisory itself stands.
  for (const { via } of Object.values(vulnerabilities))
    for (const advisory of via) if (typeof advisory !== 'string') found.set(advisory.url, advisory);
  return [...found.values()].filter(({ url }) => !excused.has(url));
}
