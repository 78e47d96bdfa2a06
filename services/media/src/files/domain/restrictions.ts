import { pictureTypes } from '@setu/proto/picture-types';

/**
 * The maximum size of an upload in bytes (readings, "Files"). The API reports this value to browsers, and the checks
 * use it.
 */
export const maxFileSize = 20 * 1024 * 1024;

/** The allowed extensions with their media types. */
export const allowedTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  ...pictureTypes,
} as const;

export type Extension = keyof typeof allowedTypes;

/** Checks whether files with this extension (lower case) may be uploaded. */
export const isAllowed = (extension: string): extension is Extension => Object.hasOwn(allowedTypes, extension);

/** Checks whether the extension belongs to a picture. Pictures are decoded and stored as WebP. */
export const isPicture = (extension: Extension): boolean => Object.hasOwn(pictureTypes, extension);
