export interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
}
export function unexcused(
  report: { vulnerabilities: Record<string, { via: (string | Advisory)[] }> },
  excuses: readonly { url: string; until: string; why: string }[],
  now: Date,
): Advisory[];
