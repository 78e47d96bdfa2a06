import { foldText, isPlainWord } from './fold.js';
import { shortestCorrected } from './one-edit.js';

/**
 * Returns the base forms in a Hunspell dictionary (`хлопчатобумажный/A`), folded, without those too short to be taken
 * for typing errors.
 */
export const baseWordsIn = (dictionary: Uint8Array): string[] =>
  new TextDecoder()
    .decode(dictionary)
    .split('\n')
    .map((line) => foldText(line.replace(/[/\t].*/s, '').trim()))
    .filter((word) => word.length >= shortestCorrected && isPlainWord(word));
