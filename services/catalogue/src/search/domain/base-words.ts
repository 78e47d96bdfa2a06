import { foldText, isPlainWord } from './fold.js';
import { shortestCorrected } from './one-edit.js';

/**
 * Returns the base forms in a Hunspell dictionary (`хлопчатобумажный/A`), folded, without names and those too short to
 * be taken for typing errors.
 */
export const baseWordsIn = (dictionary: Uint8Array): string[] =>
  new TextDecoder()
    .decode(dictionary)
    .split('\n')
    .map((line) => line.replace(/[/\t].*/s, '').trim())
    // Names («Моня», "Mable") are not words of a catalogue, and typing errors are often like one.
    .filter((word) => !/^\p{Lu}/u.test(word))
    .map(foldText)
    .filter((word) => word.length >= shortestCorrected && isPlainWord(word));
