import type { SettingName } from './definitions.js';
import type { ValueProblem } from './values.js';

/**
 * In each pair the first setting may not be less than the second. Otherwise a rate would expire before anyone is warned
 * that it is old.
 */
const ordered: readonly (readonly [upper: SettingName, lower: SettingName])[] = [
  ['rates.valid_days', 'rates.stale_after_days'],
];

/**
 * Returns the contradictions between settings, each under the name of a setting that is being changed. `values` holds
 * every setting as it will be after the change. A contradiction between settings that are not being changed is ignored.
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
