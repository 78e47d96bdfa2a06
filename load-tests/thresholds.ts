/** The kind of a request, as slo.json names it. */
export type Kind = 'read' | 'suggest' | 'write';

type Slo = Record<Kind, { p95Ms: number }> & { errors: { rate: number } };

/** Returns the promises of slo.json as k6 thresholds, for the kinds of requests that a script makes. */
export function thresholds(kinds: readonly Kind[]): Record<string, string[]> {
  const slo: Slo = JSON.parse(open('./slo.json'));
  return {
    ...Object.fromEntries(kinds.map((kind) => [`http_req_duration{kind:${kind}}`, [`p(95)<=${slo[kind].p95Ms}`]])),
    http_req_failed: [`rate<${slo.errors.rate}`],
    checks: [`rate>${1 - slo.errors.rate}`],
  };
}
