import { characters } from './characters.js';
import { forbiddenWordsIn } from './forbidden-words.js';
import { numbersOf } from './numbers-in-text.js';
import { isUnit, unitsOf } from './units-in-text.js';

/** A finding in a translated text. An error prevents publishing. A warning is left to the reviewer's judgement. */
export interface TranslationFinding {
  code: 'required' | 'length_max' | 'forbidden_word' | 'untranslated' | 'numbers_differ' | 'units_differ';
  level: 'error' | 'warning';
  params: Record<string, string>;
}

/** A text in both languages, and the rules it is checked against. */
export interface CheckedText {
  english: string;
  russian: string;
  /** The maximum length of the Russian text, in characters. */
  max: number;
  /** Words that may stay untranslated: brands, and glossary terms in Latin letters. */
  allowed?: readonly string[];
  /** Words in either language that no card may contain. A final `*` matches any ending. */
  forbidden?: readonly string[];
}

const error = (code: TranslationFinding['code'], params: Record<string, string> = {}): TranslationFinding => ({
  ...{ code, level: 'error', params },
});
const warning = (code: TranslationFinding['code'], words: readonly string[]): TranslationFinding[] =>
  words.length === 0 ? [] : [{ code, level: 'warning', params: { words: [...new Set(words)].join(', ') } }];

/**
 * Returns the Latin words left in a Russian text, except codes (capitals or digits), units and the given words.
 * A word with a capital inside (`McCoy`, `kWh`) is a name or a unit.
 */
const latinWords = (russian: string, allowed: readonly string[]): string[] => {
  const known = new Set(allowed.flatMap((word) => word.toLowerCase().split(/\s+/)));
  const found = russian.match(/(?<![\p{L}\p{N}@/._-])[A-Za-z][a-z']+(?![\p{L}\p{N}@]|[._/-][\p{L}\p{N}])/gu) ?? [];
  return found.filter((word) => !known.has(word.toLowerCase()) && !isUnit(word));
};

/** Returns the elements of one list that the other lacks, counting duplicates. */
const beyond = (list: readonly string[], other: readonly string[]): string[] => {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const differing = (english: readonly string[], russian: readonly string[]): string[] => [
  ...beyond(english, russian),
  ...beyond(russian, english),
];

/**
 * Checks the translation of a card's text, on the page and on the server. An empty English text needs no translation.
 * Numbers are compared by value (1,250.5 equals 1 250,5), and units by meaning (mm equals мм).
 */
export function checkTranslation({
  english,
  russian,
  max,
  allowed = [],
  forbidden = [],
}: CheckedText): TranslationFinding[] {
  const isMissing = russian.trim() === '';
  if (isMissing) return english.trim() === '' ? [] : [error('required')];
  const words = forbiddenWordsIn(russian, forbidden);
  return [
    ...(characters(russian) > max ? [error('length_max', { max: String(max) })] : []),
    ...(words.length === 0 ? [] : [error('forbidden_word', { words: words.join(', ') })]),
    ...warning('untranslated', latinWords(russian, allowed)),
    ...warning('numbers_differ', differing(...numbersOf(english, russian))),
    ...warning('units_differ', differing(unitsOf(english, 'en'), unitsOf(russian, 'ru'))),
  ];
}
