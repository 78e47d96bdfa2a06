import type { SettingName } from './definitions.js';
import type { ValueProblem } from './values.js';

/** The first is never less than the second: a rate would be thrown away before anybody was warned that it is old. */
const ordered: readonly (readonly [upper: SettingName, lower: SettingName])[] = [
  ['rates.valid_days', 'rates.stale_after_days'],
];

/**
 * Takes every setting as it would be in force, and the names somebody is changing; gives what does not go together, each
 * at a name that is being changed. What contradicts without anybody's doing is left as it is.
 */
export function contradictions(
  values: Readonly<Record<SettingName, string>>,
  changing: ReadonlySet<string>,
): Partial<Record<SettingName, ValueProblem>> {
  const problems: Partial<Record<SettingName, ValueProblem>> = {};
  for (const [upper, lower] of ordered) {
    if (Number(values[upper]) >= Number(values[lower])) continue;
    if (changing.has(upper)) problems[upper] = { code: 'less_than_min', params: { min: values[lower] } };
    else if (changing.has(lower)) problems[lower] = { code: 'greater_than_max', params: { max: values[upper] } };
  }
  return problems;
}
