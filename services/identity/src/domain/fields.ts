import { invalid } from '@setu/kit/core';

/** Throws `invalid` with every field that has a failure. */
export function refuseFields(failures: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.entries(failures).flatMap(([path, code]) => (code === undefined ? [] : [[path, code] as const]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}
