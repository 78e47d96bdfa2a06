/**
 * Takes the words a filter was asked for, undefined for those nobody knows; gives what to look for: everything when none
 * was asked, nothing when only unknown ones were.
 */
export function knownWords<Word extends string>(all: readonly Word[], asked: readonly (Word | undefined)[]): Word[] {
  return asked.length === 0 ? [...all] : all.filter((word) => asked.includes(word));
}
