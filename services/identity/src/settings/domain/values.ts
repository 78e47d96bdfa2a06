import { isEmail } from '../../sessions/domain/sign-in.js';
import {
  type Definition,
  definitionOf,
  isSettingName,
  type SettingName,
  type SettingValues,
  settingNames,
} from './definitions.js';
import { formatTerms, normaliseTerms, parseTerms, termsProblem } from './term-list.js';

/** The problem with a submitted value. */
export type ValueProblem =
  | { code: 'unknown_setting' | 'invalid_number' | 'invalid_flag' | 'invalid_words' | 'invalid_email' }
  | { code: 'invalid_word'; params: { word: string } }
  | { code: 'too_many_words'; params: { max: string } }
  | { code: 'less_than_min'; params: { min: string } }
  | { code: 'greater_than_max'; params: { max: string } };

/** Returns the problem with a value in text form, or undefined if it may be stored. */
export function valueProblem(name: string, text: string): ValueProblem | undefined {
  if (!isSettingName(name)) return { code: 'unknown_setting' };
  const definition = definitionOf(name);
  if (definition.type === 'flag') return text === 'true' || text === 'false' ? undefined : { code: 'invalid_flag' };
  if (definition.type === 'words') return termsProblem(text);
  if (definition.type === 'email') return isEmail(text) ? undefined : { code: 'invalid_email' };
  if (!/^-?\d{1,15}$/.test(text)) return { code: 'invalid_number' };
  const { min, max } = definition;
  if (Number(text) < min) return { code: 'less_than_min', params: { min: String(min) } };
  return Number(text) > max ? { code: 'greater_than_max', params: { max: String(max) } } : undefined;
}

/**
 * Returns the form in which a value is stored and published, so that equal values have equal text. It has no leading
 * zeros, extra spaces or duplicate terms.
 */
export const canonical = (text: string): string => {
  const terms = parseTerms(text);
  if (terms !== undefined) return formatTerms(normaliseTerms(terms));
  return /^-?\d+$/.test(text) ? String(Number(text)) : text;
};

/** Returns the default of a definition in published form. */
const publishedDefault = ({ default: value }: Definition): string =>
  typeof value === 'object' ? formatTerms(value) : String(value);

/**
 * Returns all settings in force from the stored values and the installation's defaults. Ignores stored values that are
 * no longer allowed, for example because a bound was narrowed or a setting was removed.
 */
export function inForce(
  stored: Readonly<Record<string, string>>,
  environmentDefaults: Partial<Record<SettingName, string>> = {},
): Record<SettingName, string> {
  const chosen = (name: SettingName): string => {
    const text = stored[name] ?? environmentDefaults[name];
    return text !== undefined && valueProblem(name, text) === undefined ? text : publishedDefault(definitionOf(name));
  };
  return Object.fromEntries(settingNames.map((name) => [name, chosen(name)])) as Record<SettingName, string>;
}

/** Converts settings from published form to typed values. */
export function readValues(texts: Readonly<Record<SettingName, string>>): SettingValues {
  const read = (name: SettingName): number | boolean | string | readonly string[] => {
    const definition = definitionOf(name);
    if (definition.type === 'words') return parseTerms(texts[name]) ?? definition.default;
    if (definition.type === 'email') return texts[name];
    return definition.type === 'flag' ? texts[name] === 'true' : Number(texts[name]);
  };
  return Object.fromEntries(settingNames.map((name) => [name, read(name)])) as unknown as SettingValues;
}
