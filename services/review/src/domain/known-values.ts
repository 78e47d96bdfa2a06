/**
 * Returns the values to filter by. `asked` has undefined for an unknown value. Without any requested value, all match.
 * With unknown values only, none match.
 */
export function knownWords<Word extends string>(all: readonly Word[], asked: readonly (Word | undefined)[]): Word[] {
  return asked.length === 0 ? [...all] : all.filter((word) => asked.includes(word));
}
