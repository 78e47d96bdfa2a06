import { mostPicturesBytes, mostSheetBytes } from '@setu/proto/card-columns';
import { allowedTypes } from './restrictions.js';
import type { Reader } from './rights.js';

/** What a file that goes with cards may be: its endings without the dot, and its most bytes. */
export interface ImportRules {
  extensions: readonly string[];
  most: number;
}

/** What somebody sends: a sheet of cards, or the archive of their pictures. */
export const importKinds: Readonly<Record<string, ImportRules>> = {
  sheet: { extensions: ['xlsx', 'xls'], most: mostSheetBytes },
  pictures: { extensions: ['zip'], most: mostPicturesBytes },
};

/** What comes of a sheet: it carries notes and colours beside what was in it, and is always .xlsx. */
export const resultRules: ImportRules = { extensions: ['xlsx'], most: 4 * mostSheetBytes };

/** The media type each ending stands for. */
export const importTypes: Readonly<Record<string, string>> = {
  xls: allowedTypes.xls,
  xlsx: allowedTypes.xlsx,
  zip: 'application/zip',
};

/** Whether somebody may send a supplier's cards: the broker's managers, and the supplier's own people. */
export const maySendImport = (reader: Reader, companyId: string): boolean => {
  if (reader.kind !== 'user' || reader.userId === '') return false;
  if (reader.companyType === 'supplier') return reader.companyId === companyId;
  return reader.companyType === 'broker' && ['TEAM_MANAGER', 'TEAM_ADMIN'].some((role) => reader.roles.includes(role));
};
