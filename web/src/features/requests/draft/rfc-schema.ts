import { constants, type FileView, rfcPublishInput } from '@setu/contract';
import { z } from 'zod';

/** What the form holds: the count and the comment as typed, files as they are shown. */
export interface RfcValues {
  count: string;
  comment: string;
  files: FileView[];
}

/** The contract's own checks; files stand in the form as objects and travel as ids. */
export const rfcFormSchema = rfcPublishInput.extend({
  files: z.array(z.custom<FileView>()).max(constants.filesMax, 'too_many_files'),
});
