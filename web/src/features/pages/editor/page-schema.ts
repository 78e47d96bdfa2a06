import { pageWordsInput } from '@setu/contract';

/** Validates the fields of a page. */
export const pageSchema = pageWordsInput;
