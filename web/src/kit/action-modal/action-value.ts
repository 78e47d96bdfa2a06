import type { FileView } from '@setu/contract';
import type { Option } from '../../ui/field/select-control';

/** The value of a dialog's field: text, a number as plain decimal text, found options with their labels, or files. */
export type ActionValue = string | Option | Option[] | FileView[] | null;

/** Returns the chosen options of a field with several values. */
export const chosenIn = (value: ActionValue | undefined): Option[] =>
  Array.isArray(value) ? value.flatMap((one) => ('label' in one ? [one] : [])) : [];

/** Returns the files of a field with files. */
export const filesIn = (value: ActionValue | undefined): FileView[] =>
  Array.isArray(value) ? value.flatMap((one) => ('id' in one ? [one] : [])) : [];
