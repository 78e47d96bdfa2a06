import { wordsOf } from '../domain/fold.js';
import { inOtherLayout } from '../domain/keyboard-layout.js';
import { editBetween, isSlipFor } from '../domain/one-edit.js';
import { inOneAlphabet, inRussianLetters, soundOf } from '../domain/transliteration.js';
import { fromGlued } from './glued-words.js';
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

/** What a wrong word may stand for: the likeliest first, each one word or several. */
type Candidates = KnownWord[][];

/** So many are tried for a word by each of its kinds of mistake, and for a chunk in all. */
const [mostAlike, mostCandidates] = [3, 6];

async function known(vocabulary: Vocabulary, words: readonly string[]): Promise<KnownWord[]> {
  const found = await vocabulary.lookUp(words);
  return words.flatMap((word) => found.get(word) ?? []);
}

const asKnown = ({ word, stem }: VocabularyWord): KnownWord => ({ word, stem, isKnown: true, isBeginning: true });

/** The same keys in the other layout; none when that is no known word either. */
async function fromOtherLayout(vocabulary: Vocabulary, chunk: TypedChunk): Promise<Candidates> {
  const retyped = inOtherLayout(chunk.typed);
  if (retyped === undefined) return [];
  // Nobody means the signs on the keys of some letters, but at the end of a word.
  if (/[^a-zа-яё0-9/-]./.test(retyped)) return [];
  const words = await known(vocabulary, wordsOf(retyped));
  return isKnownChunk(words, chunk.isLast) ? [words] : [];
}

async function fromLookalikes(vocabulary: Vocabulary, { word }: KnownWord): Promise<KnownWord | undefined> {
  const words = await known(vocabulary, inOneAlphabet(word));
  return words.find((one) => one.isKnown) ?? words.find((one) => one.isBeginning);
}

const isRussian = (word: string): boolean => /[а-я]/.test(word);

/** Forms of one word find the same cards: the first of each stem is enough. */
const ofDifferentStems = (words: readonly VocabularyWord[]): VocabularyWord[] =>
  words.filter(({ stem }, i) => words.findIndex((one) => one.stem === stem) === i).slice(0, mostAlike);

/** Words of the other alphabet that sound as the typed one, in any inflected form. */
async function fromSound(vocabulary: Vocabulary, word: KnownWord, spelling: KnownWord): Promise<VocabularyWord[]> {
  const sound = soundOf(word.word);
  if (sound.length < 2) return [];
  const sounds = [...new Set([sound, soundOf(spelling.stem ?? spelling.word)])];
  const alike = (await vocabulary.soundingAs(sounds)).filter((one) => isRussian(one.word) !== isRussian(word.word));
  const isExact = (one: VocabularyWord): boolean => soundOf(one.word) === sound;
  return ofDifferentStems([...alike.filter(isExact), ...alike.filter((one) => !isExact(one))]);
}

/** The last word of a search may be the beginning of one that sounds so. */
async function fromBegunSound(vocabulary: Vocabulary, word: KnownWord, spelling: KnownWord): Promise<KnownWord[]> {
  const sound = soundOf(word.word);
  if (sound.length < 3) return [];
  if (spelling !== word && spelling.isBeginning) return [spelling];
  const longer = await vocabulary.soundingFrom(sound);
  return longer
    .filter((one) => isRussian(one.word) !== isRussian(word.word))
    .slice(0, 1)
    .map(asKnown);
}

/** Words one slip away: swapped letters before other slips, then slips in its own form, and of these what most cards have. */
async function fromSlip(
  vocabulary: Vocabulary,
  { word, stem }: KnownWord,
  shortest: number | undefined,
): Promise<VocabularyWord[]> {
  const forms = [...new Set([word, stem ?? word])];
  const near = await vocabulary.near(forms);
  const isSlip = (form: string, one: string): boolean => isSlipFor(form, one, shortest);
  const found = [
    ...near.filter((one) => editBetween(word, one.word) === 'swap'),
    ...near.filter((one) => isSlip(word, one.word)),
    ...near.filter((one) => forms.some((form) => isSlip(form, one.word) || isSlip(form, one.stem))),
  ];
  return ofDifferentStems(found);
}

/** A Russian word of so many letters is rather a slip than a foreign name by its sound, if more cards have it. */
const ratherSlip = 5;

function likeliestFirst(word: string, alike: readonly VocabularyWord[], slips: readonly VocabularyWord[]) {
  const isSlipRather = isRussian(word) && word.length >= ratherSlip && (slips[0]?.cards ?? 0) >= (alike[0]?.cards ?? 0);
  return isSlipRather ? [...slips, ...alike] : [...alike, ...slips];
}

/** What a word may stand for; `shortest`: of how many letters a word must be to be corrected freely. */
async function candidatesOf(
  vocabulary: Vocabulary,
  word: KnownWord,
  { isLast, shortest }: { isLast: boolean; shortest: number | undefined },
): Promise<Candidates> {
  if (isKnownChunk([word], isLast)) return [[word]];
  const drawnAlike = await fromLookalikes(vocabulary, word);
  if (drawnAlike !== undefined) return [[drawnAlike]];
  const [spelling = word] = isRussian(word.word) ? [word] : await known(vocabulary, [inRussianLetters(word.word)]);
  const alike = await fromSound(vocabulary, word, spelling);
  const slips = await fromSlip(vocabulary, word, shortest);
  const others = likeliestFirst(word.word, alike, slips).map((one) => [asKnown(one)]);
  const begun = isLast && alike.length === 0 ? await fromBegunSound(vocabulary, word, spelling) : [];
  return [...begun.map((one) => [one]), ...others, ...(await fromGlued(vocabulary, word, isLast))];
}

/** Takes what each part may stand for, gives every way to take one of each, those with the likeliest first. */
export const together = (parts: readonly Candidates[]): Candidates =>
  parts
    .reduce<{ words: KnownWord[]; cost: number }[]>(
      (ways, part) =>
        ways.flatMap(({ words, cost }) => part.map((more, i) => ({ words: [...words, ...more], cost: cost + i }))),
      [{ words: [], cost: 0 }],
    )
    .sort((one, other) => one.cost - other.cost)
    .map(({ words }) => words);

/**
 * Takes a chunk that no card has as typed, gives the known words it may stand for, the likeliest first: typed in the other
 * keyboard layout, in look-alike letters, transliterated, with one slip, or without a space; none when it is none of these.
 */
export async function correctChunk(
  vocabulary: Vocabulary,
  chunk: TypedChunk,
  shortest?: number,
): Promise<KnownWord[][]> {
  const found = await fromOtherLayout(vocabulary, chunk);
  const parts: Candidates[] = [];
  for (const [i, word] of chunk.words.entries()) {
    const isLast = chunk.isLast && i === chunk.words.length - 1;
    parts.push(await candidatesOf(vocabulary, word, { isLast, shortest }));
  }
  return [...found, ...together(parts)].slice(0, mostCandidates);
}
