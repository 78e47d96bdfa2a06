import { wordsOf } from '../domain/fold.js';
import { inOtherLayout } from '../domain/keyboard-layout.js';
import { editBetween, isSlipFor } from '../domain/one-edit.js';
import { inOneAlphabet, inRussianLetters, soundOf } from '../domain/transliteration.js';
import type { KnownWord, Vocabulary, VocabularyWord } from './vocabulary.js';

/** What stands between two spaces of a search, and whether the search ends with it. */
export interface TypedChunk {
  typed: string;
  words: KnownWord[];
  isLast: boolean;
}

/** Whether cards have all words of a chunk; the very last may be the beginning of one. */
export const isKnownChunk = (words: readonly KnownWord[], isLast: boolean): boolean =>
  words.length > 0 && words.every((word, i) => word.isKnown || (isLast && i === words.length - 1 && word.isBeginning));

async function known(vocabulary: Vocabulary, words: readonly string[]): Promise<KnownWord[]> {
  const found = await vocabulary.lookUp(words);
  return words.flatMap((word) => found.get(word) ?? []);
}

const asKnown = ({ word, stem }: VocabularyWord): KnownWord => ({ word, stem, isKnown: true, isBeginning: true });

/** The same keys in the other layout; undefined when that is no known word either. */
async function fromOtherLayout(vocabulary: Vocabulary, chunk: TypedChunk): Promise<KnownWord[] | undefined> {
  const retyped = inOtherLayout(chunk.typed);
  if (retyped === undefined) return undefined;
  const words = await known(vocabulary, wordsOf(retyped));
  return isKnownChunk(words, chunk.isLast) ? words : undefined;
}

async function fromLookalikes(vocabulary: Vocabulary, { word }: KnownWord): Promise<KnownWord | undefined> {
  const words = await known(vocabulary, inOneAlphabet(word));
  return words.find((one) => one.isKnown) ?? words.find((one) => one.isBeginning);
}

const isRussian = (word: string): boolean => /[а-я]/.test(word);

/** A word of the other alphabet that sounds as the typed one, in any inflected form; the last word may be a beginning. */
async function fromSound(vocabulary: Vocabulary, word: KnownWord, isLast: boolean): Promise<KnownWord | undefined> {
  const inOther = ({ word: one }: VocabularyWord): boolean => isRussian(one) !== isRussian(word.word);
  const [spelling = word] = isRussian(word.word) ? [word] : await known(vocabulary, [inRussianLetters(word.word)]);
  const sound = soundOf(word.word);
  const stemSound = soundOf(spelling.stem ?? spelling.word);
  if (sound.length < 2) return undefined;
  const alike = (await vocabulary.soundingAs([...new Set([sound, stemSound])])).filter(inOther);
  const best = alike.find((one) => soundOf(one.word) === sound) ?? alike[0];
  if (best !== undefined) return asKnown(best);
  if (!isLast || sound.length < 3) return undefined;
  if (spelling !== word && spelling.isBeginning) return spelling;
  const longer = (await vocabulary.soundingFrom(sound)).find(inOther);
  return longer === undefined ? undefined : asKnown(longer);
}

/** The likeliest word one slip away: swapped letters before other slips, then its own form, then the word most cards have. */
async function fromSlip(vocabulary: Vocabulary, { word, stem }: KnownWord): Promise<KnownWord | undefined> {
  const forms = [...new Set([word, stem ?? word])];
  const near = await vocabulary.near(forms);
  const best =
    near.find((one) => editBetween(word, one.word) === 'swap') ??
    near.find((one) => isSlipFor(word, one.word)) ??
    near.find((one) => forms.some((form) => isSlipFor(form, one.word) || isSlipFor(form, one.stem)));
  return best === undefined ? undefined : asKnown(best);
}

/**
 * Takes a chunk that no card has as typed, gives the known words it stands for: typed in the other keyboard layout, in
 * look-alike letters, transliterated, or with one slip; undefined when it is none of these.
 */
export async function correctChunk(vocabulary: Vocabulary, chunk: TypedChunk): Promise<KnownWord[] | undefined> {
  const retyped = await fromOtherLayout(vocabulary, chunk);
  if (retyped !== undefined) return retyped;
  const corrected: KnownWord[] = [];
  for (const [i, word] of chunk.words.entries()) {
    const isLast = chunk.isLast && i === chunk.words.length - 1;
    const right = isKnownChunk([word], isLast)
      ? word
      : ((await fromLookalikes(vocabulary, word)) ??
        (await fromSound(vocabulary, word, isLast)) ??
        (await fromSlip(vocabulary, word)));
    if (right === undefined) return undefined;
    corrected.push(right);
  }
  return corrected;
}
