import { readNames, saveChoice } from './stored-choice';

const choice = 'landed-city';

/** Returns the code of the city that the reader chose last, or an empty text. The city may no longer be listed. */
export const storedCity = (): string => readNames(choice)[0] ?? '';

/** Stores the chosen city for the next visit, and for other pages. */
export const storeCity = (code: string): void => saveChoice(choice, code);
