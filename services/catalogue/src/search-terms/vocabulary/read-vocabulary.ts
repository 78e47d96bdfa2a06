import type { TradeGroup } from '../../search/domain/trade-vocabulary.js';

const listOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/**
 * Reads groups of terms, one per line: `jeera = cumin = зира ~ тмин ! джинс`. `=` joins terms that replace each other.
 * After `~` stand terms for near goods, and after `!` words that look alike and mean something else.
 */
export const readVocabulary = (text: string): TradeGroup<string>[] =>
  listOf(text, '\n').map((line) => {
    const [terms = '', never = ''] = line.split('!');
    const [same = '', seeAlso = ''] = terms.split('~');
    return { same: listOf(same, '='), seeAlso: listOf(seeAlso, ','), never: listOf(never, ',') };
  });
