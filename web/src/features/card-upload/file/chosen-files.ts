import type { CardUploadView } from '@setu/contract';
import { extensionOf } from '../../../lib/file-name';

/** What is to be sent. */
export interface ChosenFiles {
  sheet: File | null;
  pictures: File | null;
}

export type FileFault = { key: 'wrongSheet' | 'tooLarge'; name: string; limit: number };

const kindOf = (name: string): keyof ChosenFiles | null => {
  const extension = extensionOf(name);
  if (extension === 'xls' || extension === 'xlsx') return 'sheet';
  return extension === 'zip' ? 'pictures' : null;
};

/**
 * Takes what is chosen so far and files that were chosen or dropped; gives what is chosen now, and what is wrong with
 * those that were not taken. Of two of a kind the later one counts.
 */
export const choose = (
  before: ChosenFiles,
  files: readonly File[],
  limits: CardUploadView['limits'],
): { chosen: ChosenFiles; faults: FileFault[] } => {
  const chosen = { ...before };
  const faults: FileFault[] = [];
  for (const file of files) {
    const kind = kindOf(file.name);
    const limit = kind === 'pictures' ? limits.pictures_bytes : limits.sheet_bytes;
    if (!kind) faults.push({ key: 'wrongSheet', name: file.name, limit });
    else if (file.size > limit) faults.push({ key: 'tooLarge', name: file.name, limit });
    else chosen[kind] = file;
  }
  return { chosen, faults };
};
