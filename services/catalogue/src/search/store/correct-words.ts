import { wordsOf } from '../domain/fold.js';
import { inOtherLayout } from '../domain/keyboard-layout.js';
import { isUnit } from '../domain/measures.js';
import { editBetween, isSlipFor, shortestCorrected } from '../domain/one-edit.js';
import type { NeverWords } from '../domain/trade-vocabulary.js';
import { inOneAlphabet, inRussianLetters, soundOf } from '../domain/transliteration.js';
import { fromGlued } from './glued-words.js';
import type { KnownWord, Vocabulary, VocabularyWord } from './vocabulary.js';

/** A part of a search between spaces, and whether it is the last one. */
export interface TypedChunk {
  typed: string;
  words: KnownWord[];
  isLast: boolean;
}

/** Returns whether cards have all words of a part. The very last word may be a prefix. */
export const isKnownChunk = (words: readonly KnownWord[], isLast: boolean): boolean =>
  words.length > 0 && words.every((word, i) => word.isKnown || (isLast && i === words.length - 1 && word.isBeginning));

/** The possible corrections of a word, likeliest first. Each is one word or several. */
type Candidates = KnownWord[][];

/** The number of corrections to try per kind of error, and per part of a search. */
const [maxSimilar, maxCandidates] = [3, 6];

async function known(vocabulary: Vocabulary, words: readonly string[]): Promise<KnownWord[]> {
  const found = await vocabulary.lookUp(words);
  return words.flatMap((word) => found.get(word) ?? []);
}

const asKnown = ({ word, stem }: VocabularyWord): KnownWord => ({ word, stem, isKnown: true, isBeginning: true });

/** Returns what the same keys type in the other layout, if cards have those words. */
async function fromOtherLayout(vocabulary: Vocabulary, chunk: TypedChunk): Promise<Candidates> {
  const retyped = inOtherLayout(chunk.typed);
  if (retyped === undefined) return [];
  // Punctuation from the letter keys is never intended, except at the end of a word.
  if (/[^a-zа-яё0-9/-]./.test(retyped)) return [];
  const words = await known(vocabulary, wordsOf(retyped));
  return isKnownChunk(words, chunk.isLast) ? [words] : [];
}

async function fromLookalikes(vocabulary: Vocabulary, { word }: KnownWord): Promise<KnownWord | undefined> {
  const words = await known(vocabulary, inOneAlphabet(word));
  return words.find((one) => one.isKnown) ?? words.find((one) => one.isBeginning);
}

const isRussian = (word: string): boolean => /[а-я]/.test(word);

/** Keeps one word per stem, because the forms of a word find the same cards. */
const ofDifferentStems = (words: readonly VocabularyWord[]): VocabularyWord[] =>
  words.filter(({ stem }, i) => words.findIndex((one) => one.stem === stem) === i).slice(0, maxSimilar);

/** Returns words of the other alphabet that sound like the typed one, in any inflected form. */
async function fromSound(vocabulary: Vocabulary, word: KnownWord, spelling: KnownWord): Promise<VocabularyWord[]> {
  const sound = soundOf(word.word);
  if (sound.length < 2) return [];
  const sounds = [...new Set([sound, soundOf(spelling.stem ?? spelling.word)])];
  const alike = (await vocabulary.soundingAs(sounds)).filter((one) => isRussian(one.word) !== isRussian(word.word));
  const isExact = (one: VocabularyWord): boolean => soundOf(one.word) === sound;
  return ofDifferentStems([...alike.filter(isExact), ...alike.filter((one) => !isExact(one))]);
}

/** Returns words that begin with the sound of the last word of a search. */
async function fromSoundPrefix(vocabulary: Vocabulary, word: KnownWord, spelling: KnownWord): Promise<KnownWord[]> {
  const sound = soundOf(word.word);
  if (sound.length < 3) return [];
  if (spelling !== word && spelling.isBeginning) return [spelling];
  const longer = await vocabulary.soundingFrom(sound);
  return longer
    .filter((one) => isRussian(one.word) !== isRussian(word.word))
    .slice(0, 1)
    .map(asKnown);
}

/**
 * Returns words one typing error away: first those with swapped letters, then those with an error in the typed form,
 * then those with an error in a stem. Within each group, words on more cards come first. A word of a language is no
 * typing error, and neither is a short one.
 */
async function fromSlip(
  vocabulary: Vocabulary,
  { word, stem, isWord }: KnownWord,
  never: ReadonlySet<string>,
): Promise<VocabularyWord[]> {
  if (isWord || word.length < shortestCorrected) return [];
  const forms = [...new Set([word, stem ?? word])];
  const similar = (await vocabulary.near(forms)).filter(
    ({ word: other, stem }) => !never.has(other) && !never.has(`~${stem}`) && !isUnit(other),
  );
  const found = [
    ...similar.filter((one) => editBetween(word, one.word) === 'swap'),
    ...similar.filter((one) => isSlipFor(word, one.word)),
    ...similar.filter((one) => forms.some((form) => isSlipFor(form, one.word) || isSlipFor(form, one.stem))),
  ];
  return ofDifferentStems(found);
}

/**
 * From this length, a Russian word is tried as a typing error before it is tried as the sound of a foreign name. This
 * applies if at least as many cards have the corrected word.
 */
const ratherSlip = 5;

function likeliestFirst(word: string, alike: readonly VocabularyWord[], slips: readonly VocabularyWord[]) {
  const isSlipRather = isRussian(word) && word.length >= ratherSlip && (slips[0]?.cards ?? 0) >= (alike[0]?.cards ?? 0);
  return isSlipRather ? [...slips, ...alike] : [...alike, ...slips];
}

const nothing: ReadonlySet<string> = new Set();

/** Returns the possible corrections of a word. */
async function candidatesOf(
  vocabulary: Vocabulary,
  word: KnownWord,
  { isLast, never }: { isLast: boolean; never: NeverWords },
): Promise<Candidates> {
  if (isKnownChunk([word], isLast)) return [[word]];
  const drawnAlike = await fromLookalikes(vocabulary, word);
  if (drawnAlike !== undefined) return [[drawnAlike]];
  const [spelling = word] = isRussian(word.word) ? [word] : await known(vocabulary, [inRussianLetters(word.word)]);
  const alike = await fromSound(vocabulary, word, spelling);
  const slips = await fromSlip(vocabulary, word, never.get(word.word) ?? nothing);
  const others = likeliestFirst(word.word, alike, slips).map((one) => [asKnown(one)]);
  const byPrefix = isLast && alike.length === 0 ? await fromSoundPrefix(vocabulary, word, spelling) : [];
  const glued = word.isWord ? [] : await fromGlued(vocabulary, word, isLast);
  return [...byPrefix.map((one) => [one]), ...others, ...glued];
}

/**
 * Combines one correction of each part, and returns the likeliest combinations first, at most `limit`. A likely
 * combination begins with a likely one, so no more than `limit` are kept after each part.
 */
export const together = (parts: readonly Candidates[], limit: number): Candidates =>
  parts
    .reduce<{ words: KnownWord[]; cost: number }[]>(
      (ways, part) =>
        ways
          .flatMap(({ words, cost }) => part.map((more, i) => ({ words: [...words, ...more], cost: cost + i })))
          .sort((one, other) => one.cost - other.cost)
          .slice(0, limit),
      [{ words: [], cost: 0 }],
    )
    .map(({ words }) => words);

/**
 * Returns the known words that an unknown part of a search may mean, likeliest first, or none.
 * It tries the other keyboard layout, look-alike letters, transliteration, one typing error, and a missing space.
 */
export async function correctChunk(
  vocabulary: Vocabulary,
  chunk: TypedChunk,
  never: NeverWords,
): Promise<KnownWord[][]> {
  const found = await fromOtherLayout(vocabulary, chunk);
  const parts: Candidates[] = [];
  for (const [i, word] of chunk.words.entries()) {
    const isLast = chunk.isLast && i === chunk.words.length - 1;
    parts.push(await candidatesOf(vocabulary, word, { isLast, never }));
  }
  return [...found, ...together(parts, maxCandidates)].slice(0, maxCandidates);
}
