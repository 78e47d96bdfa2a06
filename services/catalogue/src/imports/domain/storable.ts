/** The replacement for a character that could not be read. */
export const lostCharacter = '\ufffd';

/** Returns a text that can be stored: NUL characters and unpaired surrogates become the replacement character. */
export const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, lostCharacter);
