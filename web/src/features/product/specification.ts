/** A point of a specification: its label, or null for what stands for itself (`PN 16`, a standard). */
interface SpecificationPoint {
  label: string | null;
  text: string;
}

/** What begins a value without a figure: `Moisture | up to 12 %`, «Влажность | до 12 %». */
const opening = /^(from|up to|below|about|by|at|от|до|ниже|выше|около|по)$/i;

/** A word a label may end with; `sides of`, «вакуум с» are not labels. */
const dangling = /\s(of|with|and|or|for|in|с|и|или|для|в|на|из)$/i;

const isValue = (word: string, next = ''): boolean =>
  /\d|[±≤≥]/.test(word) || /^\p{Lu}{2,}$/u.test(word) || opening.test(word) || opening.test(`${word} ${next}`);

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function pointOf(line: string): SpecificationPoint {
  const whole = { label: null, text: capitalised(line) };
  const colon = line.indexOf(': ');
  if (colon > 0) return { label: capitalised(line.slice(0, colon)), text: line.slice(colon + 2) };
  const words = line.split(' ');
  const at = words.findIndex((word, index) => isValue(word, words[index + 1]));
  const label = words.slice(0, at).join(' ');
  const isLabel = at > 0 && /^[\p{L} /-]{3,40}$/u.test(label) && !dangling.test(label);
  return isLabel ? { label: capitalised(label), text: words.slice(at).join(' ') } : whole;
}

/** Points beside the pictures; what has more is read whole in its own section. */
const most = 7;

/**
 * A technical specification taken apart; suppliers part points by semicolons or lines. A point is labelled by what
 * stands before its colon or its first figure. `isWhole`: nothing was left out.
 */
export function specificationOf(text: string): { points: SpecificationPoint[]; isWhole: boolean } {
  const lines = text
    .split(/[;\n]+/)
    .map((line) => line.trim().replace(/\.$/, ''))
    .filter((line) => line !== '');
  return { points: lines.slice(0, most).map(pointOf), isWhole: lines.length <= most };
}
