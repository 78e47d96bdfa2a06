import { type FileHandle, open } from 'node:fs/promises';
import { pictureTypes } from '@setu/proto/picture-types';
import { fileTypeFromFile } from 'file-type';
import type { Extension } from '../domain/restrictions.js';
import { compoundEntries } from './compound.js';
import { isText } from './text.js';
import { officeZip } from './zip.js';

type Sniffer = (path: string) => Promise<boolean>;

const magic =
  (...types: string[]): Sniffer =>
  async (path) =>
    types.includes((await fileTypeFromFile(path))?.mime ?? '');

const reading =
  (look: (file: FileHandle) => Promise<boolean>): Sniffer =>
  async (path) => {
    const file = await open(path);
    try {
      return await look(file);
    } finally {
      await file.close();
    }
  };

const compound = (...streams: string[]): Sniffer =>
  reading(async (file) => {
    const entries = await compoundEntries(file);
    return streams.some((stream) => entries.has(stream));
  });

/** Phones and browsers name pictures of one type like another. All are decoded and stored as WebP. */
const picture = magic(...Object.values(pictureTypes));

const sniffers: Record<Extension, Sniffer> = {
  ...{ jpg: picture, jpeg: picture, jfif: picture, png: picture, webp: picture },
  ...{ avif: picture, heic: picture, heif: picture },
  pdf: magic('application/pdf'),
  doc: compound('WordDocument'),
  xls: compound('Workbook', 'Book'),
  docx: (path) => officeZip(path, { part: 'word/document.xml', maxEntries: 1000 }),
  xlsx: (path) => officeZip(path, { part: 'xl/workbook.xml', maxEntries: 100 }),
  txt: reading(isText),
};

/**
 * Checks whether the content of a file matches its extension. Throws only for disk errors, never because of the
 * content.
 */
export const matchesItsType = (path: string, extension: Extension): Promise<boolean> => sniffers[extension](path);
