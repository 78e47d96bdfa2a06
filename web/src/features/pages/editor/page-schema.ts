import { pageWordsInput } from '@setu/contract';

/** What the fields of a page take. */
export const pageSchema = pageWordsInput;
