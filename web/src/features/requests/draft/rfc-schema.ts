import { constants, type FileView, rfcPublishInput } from '@setu/contract';
import { z } from 'zod';

/** The values of the form: count, comment and city as typed, files as they are shown. */
export interface RfcValues {
  count: string;
  comment: string;
  /** The code of the city to deliver to. Empty if none is chosen. */
  delivery_city: string;
  files: FileView[];
}

/** The contract's own checks. The form holds files as objects and sends their ids. */
export const rfcFormSchema = rfcPublishInput.extend({
  files: z.array(z.custom<FileView>()).max(constants.filesMax, 'too_many_files'),
});
