/*
 * The kinds of sizes that a card's English name can contain, the most telling first. Only letters and signs that a
 * drawing can show occur in them, and the unit symbols are the international ones.
 */
const kinds: readonly RegExp[] = [
  /Ø ?[\d.,]+(?= mm)/,
  /DN ?\d+/,
  /\d+(?: ?[×x] ?[\d.]+)+(?: mm²?)?/,
  /\b\d+[-–/]\d+(?:[-–]\d+)?(?= ?[,(]|$| for)/,
  /\b[\d.]+ kW\b/,
  /\b[\d.,]+ kVA\b/,
  /\bM\d+\b/,
  /(?<= )[\d.,]+(?:[-–][\d.,]+)? mm\b/,
  /\b\d{4,5}\b(?! K\b)(?= [A-Z\d]|,|$)/,
  /\bW\d{3}\b/,
  /(?<=grade )[A-Z]+\d?\b/,
  /\b[A-Z]{2,7}OP\d?\b|\bBOP\b|\bFOP\b/,
  /\b[A-D]\d{2,3}\b/,
  /(?<=size )[SML]\b/,
  /\b\d+ W\b/,
  /\b\d+ A\b/,
  /\b\d+ V\b/,
  /\bPN ?\d+\b/,
  /\b\d{4} K\b/,
  /(?:Ne|Nm) ?\d+(?:\/\d)?/,
  /(?<=(?:purity|broken|curcumin from) )[\d.]+%/,
  /\b[\d.,]+ g\/m²/,
  /\b[\d.,]+ (?:kg|g|t)\b(?!\/)/,
  /\b\d+ L\b(?!\/)/,
];

/** At most this many sizes are shown, and at most this many letters. */
const MOST = 2;
const LONGEST = 16;

const written = (size: string): string =>
  size
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(/ ?[x×] ?/g, '×')
    .replace(/–/g, '-');

/**
 * Returns the sizes that tell the variants of a family apart, by the variants' English names in order. A variant whose
 * size does not differ, or that has none, gets an empty text.
 */
export function sizeMarks(names: readonly string[]): string[] {
  const telling = kinds
    .map((kind) => names.map((name) => kind.exec(name)?.[0] ?? ''))
    .filter((found) => new Set(found).size > 1);
  return names.map((_, at) => {
    const shown: string[] = [];
    for (const found of telling) {
      const size = written(found[at] ?? '');
      const isNew = size !== '' && !shown.some((other) => other.includes(size) || size.includes(other));
      if (isNew && shown.length < MOST && [...shown, size].join(' · ').length <= LONGEST) shown.push(size);
    }
    return shown.join(' · ');
  });
}
