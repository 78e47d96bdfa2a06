import { characters } from './characters.js';
import { forbiddenWordsIn } from './forbidden-words.js';
import { numbersOf } from './numbers-in-text.js';
import { isUnit, unitsOf } from './units-in-text.js';

/** What is wrong with a translated text: an error keeps it from being published, a warning is for the reviewer to judge. */
export interface TranslationFinding {
  code: 'required' | 'length_max' | 'forbidden_word' | 'untranslated' | 'numbers_differ' | 'units_differ';
  level: 'error' | 'warning';
  params: Record<string, string>;
}

/** A text in both languages, and what it is held against. */
export interface CheckedText {
  english: string;
  russian: string;
  /** The most characters the Russian may have. */
  max: number;
  /** Words that may stay as they are: brands and the glossary's terms that keep their Latin letters. */
  kept?: readonly string[];
  /** Words of either language that no card may have; `*` at the end of one stands for any ending. */
  forbidden?: readonly string[];
}

const error = (code: TranslationFinding['code'], params: Record<string, string> = {}): TranslationFinding => ({
  ...{ code, level: 'error', params },
});
const warning = (code: TranslationFinding['code'], words: readonly string[]): TranslationFinding[] =>
  words.length === 0 ? [] : [{ code, level: 'warning', params: { words: [...new Set(words)].join(', ') } }];

/**
 * Latin words left in a Russian text: not codes (capitals, or with digits), not units, not what may be kept. A capital
 * within a word (`McCoy`, `kWh`) is a name's or a unit's.
 */
const latinWords = (russian: string, kept: readonly string[]): string[] => {
  const known = new Set(kept.flatMap((word) => word.toLowerCase().split(/\s+/)));
  const found = russian.match(/(?<![\p{L}\p{N}@/._-])[A-Za-z][a-z']+(?![\p{L}\p{N}@]|[._/-][\p{L}\p{N}])/gu) ?? [];
  return found.filter((word) => !known.has(word.toLowerCase()) && !isUnit(word));
};

/** What one list has and the other has not, counted. */
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
 * Looks at a translation of a card's text, on the page and on the server alike. An English text that is not there needs
 * nothing. Numbers are compared by value (1,250.5 is 1 250,5) and units by what they measure in (mm is мм).
 */
export function checkTranslation({
  english,
  russian,
  max,
  kept = [],
  forbidden = [],
}: CheckedText): TranslationFinding[] {
  const isMissing = russian.trim() === '';
  if (isMissing) return english.trim() === '' ? [] : [error('required')];
  const words = forbiddenWordsIn(russian, forbidden);
  return [
    ...(characters(russian) > max ? [error('length_max', { max: String(max) })] : []),
    ...(words.length === 0 ? [] : [error('forbidden_word', { words: words.join(', ') })]),
    ...warning('untranslated', latinWords(russian, kept)),
    ...warning('numbers_differ', differing(...numbersOf(english, russian))),
    ...warning('units_differ', differing(unitsOf(english, 'en'), unitsOf(russian, 'ru'))),
  ];
}
