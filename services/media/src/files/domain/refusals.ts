import { type AppError, forbidden, invalid, invalidCode, limited, refused } from '@setu/kit/core';
import { allowedTypes, maxFileSize } from './restrictions.js';

/** Returns the error for an extension that is not allowed, or content that does not match the extension. */
export const wrongType = (name: string): AppError =>
  invalidCode('wrong_type', { name, types: Object.keys(allowedTypes).join(', ') });

/** Why a picture was rejected. */
export type PictureFault = 'wrong_type' | 'picture_broken' | 'picture_too_many_pixels';

/** Returns the error for a picture that cannot be decoded or has too many pixels. */
export const unusablePicture = (name: string, fault: PictureFault): AppError =>
  fault === 'wrong_type' ? wrongType(name) : invalidCode(fault, { name });

/** Returns the error for a file larger than the file limit. */
export const tooLarge = (name: string): AppError => invalidCode('too_large', { name, limit: String(maxFileSize) });

/** Returns the error for an import file larger than its limit. */
export const importTooLarge = (name: string, limit: number): AppError =>
  invalidCode('too_large', { name, limit: String(limit) });

/** Returns the error for an import file with an extension that is not allowed. */
export const notOfImport = (name: string, types: readonly string[]): AppError =>
  invalidCode('wrong_type', { name, types: types.join(', ') });

/** Returns the error for a file without bytes. */
export const emptyFile = (name: string): AppError => invalidCode('empty_file', { name });

/** Returns the error for a body without a file. */
export const noFile = (): AppError => invalidCode('no_file');

/** Returns the error for a body that is not a readable form with files. */
export const malformedBody = (): AppError => invalidCode('malformed_request');

/** Returns the error for a body that is not multipart/form-data. */
export const notMultipart = (): AppError => invalidCode('unsupported_media_type');

/** Returns the error for too little space in the owner's quota or the store. */
export const noFreeSpace = (name: string): AppError => invalidCode('no_free_space', { name });

/** Returns the error for too many bytes from visitors without a sign-in. The space is free again within a day. */
export const tooMuchFromVisitors = (): AppError => limited('sign_in_to_upload', 3600);

/** Returns the error for a file that is attached, or that a write in progress uses. */
export const fileInUse = (id: string, name: string): AppError => refused('file_in_use', { id, name });

/** Returns the error for files that cannot be leased, by their index in the query. */
export const notLeasable = (faults: ReadonlyMap<number, string>): AppError =>
  invalid(Object.fromEntries([...faults].map(([index, code]) => [`files.${index}`, code])));

/** Returns the error for a lease target that cannot have files. */
export const targetInvalid = (): AppError => invalid({ target: 'invalid' });

/** Returns the error for a size that is not an integer number of bytes from 0. */
export const sizeInvalid = (): AppError => invalid({ size: 'out_of_range' });

/** Returns the error for a query with no ids or with too many. */
export const idsOutOfRange = (): AppError => invalid({ file_ids: 'out_of_range' });

/** Returns the error for a caller whose files would have no owner: no company, account or browser. */
export const fileWithoutOwner = (): AppError => forbidden();
