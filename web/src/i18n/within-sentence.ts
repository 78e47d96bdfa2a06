/** Returns a title or a name as it is written inside a sentence. Abbreviations keep their capitals. */
export const withinSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLocaleLowerCase() + title.slice(1) : title;

/** Returns names as one list. Only the first one keeps its capital. */
export const nameList = (names: string[]): string =>
  names.map((name, at) => (at === 0 ? name : withinSentence(name))).join(', ');
