/** What stands for a character that could not be read. */
export const lostCharacter = '\ufffd';

/** A text that can be stored: for what is no character, half of one included, stands the mark of one that was lost. */
export const storable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, lostCharacter);
