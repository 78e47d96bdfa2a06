/**
 * @typedef {{ name: string, title: string, url: string, severity: string }} Advisory
 * @typedef {{ url: string, until: string, why: string }} Excuse an exemption; `until` (YYYY-MM-DD) is its last day
 */

/**
 * Returns the advisories of an audit that have no exemption, or only an expired one.
 * @param {{ vulnerabilities: Record<string, { via: (string | Advisory)[] }> }} report the output of `npm audit --json`
 * @param {readonly Excuse[]} excuses
 * @param {Date} now
 * @returns {Advisory[]} without duplicates
 */
export function unexcused({ vulnerabilities }, excuses, now) {
  const today = now.toISOString().slice(0, 10);
  const excused = new Set(excuses.filter(({ until }) => until >= today).map(({ url }) => url));
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  // A string names another package of the report, which has the advisory itself.
  for (const { via } of Object.values(vulnerabilities))
    for (const advisory of via) if (typeof advisory !== 'string') found.set(advisory.url, advisory);
  return [...found.values()].filter(({ url }) => !excused.has(url));
}
