import { constants, type FileView } from '@setu/contract';
import { z } from 'zod';

/** What may still be written into a draft from a description; a comment it may do without. */
export interface DescriptionValues {
  comment: string;
  files: FileView[];
}

export const descriptionFormSchema = z.object({
  comment: z.string(),
  files: z.array(z.custom<FileView>()).max(constants.filesMax, 'too_many_files'),
});
