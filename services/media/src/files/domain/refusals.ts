import { type AppError, forbidden, invalid, invalidCode, limited, refused } from '@setu/kit/core';
import { allowedTypes, maxFileSize } from './restrictions.js';

/** The extension is not allowed, or the content is not what the extension says. */
export const wrongType = (name: string): AppError =>
  invalidCode('wrong_type', { name, types: Object.keys(allowedTypes).join(', ') });

/** The file is larger than one file may be. */
export const tooLarge = (name: string): AppError => invalidCode('too_large', { name, limit: String(maxFileSize) });

/** The file of cards, or the pictures that go with it, is larger than such a file may be. */
export const importTooLarge = (name: string, limit: number): AppError =>
  invalidCode('too_large', { name, limit: String(limit) });

/** It has no extension that such a file may have. */
export const notOfImport = (name: string, types: readonly string[]): AppError =>
  invalidCode('wrong_type', { name, types: types.join(', ') });

/** The file has no bytes. */
export const emptyFile = (name: string): AppError => invalidCode('empty_file', { name });

/** The body carries no file. */
export const noFile = (): AppError => invalidCode('no_file');

/** The body cannot be read as a form with files. */
export const malformedBody = (): AppError => invalidCode('malformed_request');

/** The body is not multipart/form-data. */
export const notMultipart = (): AppError => invalidCode('unsupported_media_type');

/** The owner's quota or the store has no room for so many bytes. */
export const noFreeSpace = (name: string): AppError => invalidCode('no_free_space', { name });

/** Too much lies here that people who have not signed in sent; it goes within a day. */
export const tooMuchFromStrangers = (): AppError => limited('sign_in_to_upload', 3600);

/** The file is attached to something, or a write that uses it is on its way. */
export const fileInUse = (id: string, name: string): AppError => refused('file_in_use', { id, name });

/** Files that cannot be leased, by their place in what was asked. */
export const notLeasable = (faults: ReadonlyMap<number, string>): AppError =>
  invalid(Object.fromEntries([...faults].map(([index, code]) => [`files.${index}`, code])));

/** What files are leased for is nothing that has files. */
export const targetInvalid = (): AppError => invalid({ target: 'invalid' });

/** A size must be a whole number of bytes from 0. */
export const sizeInvalid = (): AppError => invalid({ size: 'out_of_range' });

/** So many ids cannot be asked for at once, or none at all. */
export const idsOutOfRange = (): AppError => invalid({ file_ids: 'out_of_range' });

/** A caller without a company, an account or a browser has nothing files could belong to. */
export const nobodysFile = (): AppError => forbidden();
