/** A point of a specification. The label is null for text that needs none (`PN 16`, a standard). */
interface SpecificationPoint {
  label: string | null;
  text: string;
}

/** The words with which a value may begin instead of a number: `Moisture | up to 12 %`, «Влажность | до 12 %». */
const opening = /^(from|up to|below|about|by|at|от|до|ниже|выше|около|по)$/i;

/** The words that a label cannot end with: `sides of` and «вакуум с» are not labels. */
const dangling = /\s(of|with|and|or|for|in|с|и|или|для|в|на|из)$/i;

const isValue = (word: string, next = ''): boolean =>
  /\d|[±≤≥]/.test(word) || /^\p{Lu}{2,}$/u.test(word) || opening.test(word) || opening.test(`${word} ${next}`);

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function pointOf(line: string): SpecificationPoint {
  const unlabelled = { label: null, text: capitalised(line) };
  const colon = line.indexOf(': ');
  if (colon > 0) return { label: capitalised(line.slice(0, colon)), text: line.slice(colon + 2) };
  const words = line.split(' ');
  const at = words.findIndex((word, index) => isValue(word, words[index + 1]));
  const label = words.slice(0, at).join(' ');
  const isLabel = at > 0 && /^[\p{L} /-]{3,40}$/u.test(label) && !dangling.test(label);
  return isLabel ? { label: capitalised(label), text: words.slice(at).join(' ') } : unlabelled;
}

/** The maximum number of points shown next to the pictures. Longer specifications have a section of their own. */
const maxPoints = 7;

/**
 * Splits a technical specification into points at semicolons and line breaks. The label of a point is the text before
 * its colon or its first number. `isComplete` is true if nothing was left out.
 */
export function specificationOf(text: string): { points: SpecificationPoint[]; isComplete: boolean } {
  const lines = text
    .split(/[;\n]+/)
    .map((line) => line.trim().replace(/\.$/, ''))
    .filter((line) => line !== '');
  return { points: lines.slice(0, maxPoints).map(pointOf), isComplete: lines.length <= maxPoints };
}
