import { maxPicturesBytes, maxSheetBytes } from '@setu/proto/card-columns';
import { allowedTypes } from './restrictions.js';
import type { Reader } from './rights.js';

/** The rules for an import file: its extensions without the dot, and its maximum size in bytes. */
export interface ImportRules {
  extensions: readonly string[];
  maxBytes: number;
}

/** The import files that users send: a sheet of cards, or an archive with their pictures. */
export const importKinds: Readonly<Record<string, ImportRules>> = {
  sheet: { extensions: ['xlsx', 'xls'], maxBytes: maxSheetBytes },
  pictures: { extensions: ['zip'], maxBytes: maxPicturesBytes },
};

/**
 * The rules for the result of an imported sheet. The result adds notes and colours to the original content and is
 * always .xlsx.
 */
export const resultRules: ImportRules = { extensions: ['xlsx'], maxBytes: 4 * maxSheetBytes };

/** The media type of each extension. */
export const importTypes: Readonly<Record<string, string>> = {
  xls: allowedTypes.xls,
  xlsx: allowedTypes.xlsx,
  zip: 'application/zip',
};

/**
 * Checks whether a user may send import files for a supplier. The broker's managers and the supplier's own users may.
 */
export const maySendImport = (reader: Reader, companyId: string): boolean => {
  if (reader.kind !== 'user' || reader.userId === '') return false;
  if (reader.companyType === 'supplier') return reader.companyId === companyId;
  return reader.companyType === 'broker' && ['TEAM_MANAGER', 'TEAM_ADMIN'].some((role) => reader.roles.includes(role));
};
