import { isEmail } from '../../sessions/domain/sign-in.js';
import {
  type Definition,
  definitionOf,
  isSettingName,
  type SettingName,
  type SettingValues,
  settingNames,
} from './definitions.js';
import { plainWords, readWords, toldWords, wordsProblem } from './word-list.js';

/** What is wrong with a value somebody typed. */
export type ValueProblem =
  | { code: 'unknown_setting' | 'invalid_number' | 'invalid_flag' | 'invalid_words' | 'invalid_email' }
  | { code: 'invalid_word'; params: { word: string } }
  | { code: 'too_many_words'; params: { max: string } }
  | { code: 'less_than_min'; params: { min: string } }
  | { code: 'greater_than_max'; params: { max: string } };

/** Takes a setting's name and a value as text; gives what is wrong with it, nothing when it may be stored. */
export function valueProblem(name: string, text: string): ValueProblem | undefined {
  if (!isSettingName(name)) return { code: 'unknown_setting' };
  const definition = definitionOf(name);
  if (definition.type === 'flag') return text === 'true' || text === 'false' ? undefined : { code: 'invalid_flag' };
  if (definition.type === 'words') return wordsProblem(text);
  if (definition.type === 'email') return isEmail(text) ? undefined : { code: 'invalid_email' };
  if (!/^-?\d{1,15}$/.test(text)) return { code: 'invalid_number' };
  const { min, max } = definition;
  if (Number(text) < min) return { code: 'less_than_min', params: { min: String(min) } };
  return Number(text) > max ? { code: 'greater_than_max', params: { max: String(max) } } : undefined;
}

/** A value as it is stored and told: without leading zeros, blanks or a word twice, so that equal ones are equal. */
export const canonical = (text: string): string => {
  const words = readWords(text);
  if (words !== undefined) return toldWords(plainWords(words));
  return /^-?\d+$/.test(text) ? String(Number(text)) : text;
};

/** A definition's default as it is told. */
const toldDefault = ({ default: value }: Definition): string =>
  typeof value === 'object' ? toldWords(value) : String(value);

/**
 * Takes what was stored, and the defaults this installation has of its own; gives every setting as it is in force. What is
 * stored and no longer allowed (a bound was narrowed, a setting is gone) does not count.
 */
export function inForce(
  stored: Readonly<Record<string, string>>,
  ownDefaults: Partial<Record<SettingName, string>> = {},
): Record<SettingName, string> {
  const chosen = (name: SettingName): string => {
    const text = stored[name] ?? ownDefaults[name];
    return text !== undefined && valueProblem(name, text) === undefined ? text : toldDefault(definitionOf(name));
  };
  return Object.fromEntries(settingNames.map((name) => [name, chosen(name)])) as Record<SettingName, string>;
}

/** Takes settings as they are told, gives them as values to reckon with. */
export function readValues(texts: Readonly<Record<SettingName, string>>): SettingValues {
  const read = (name: SettingName): number | boolean | string | readonly string[] => {
    const definition = definitionOf(name);
    if (definition.type === 'words') return readWords(texts[name]) ?? definition.default;
    if (definition.type === 'email') return texts[name];
    return definition.type === 'flag' ? texts[name] === 'true' : Number(texts[name]);
  };
  return Object.fromEntries(settingNames.map((name) => [name, read(name)])) as unknown as SettingValues;
}
