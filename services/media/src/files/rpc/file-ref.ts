import type * as wire from '@setu/proto/common';
import type { File } from '../domain/file.js';

/** Converts a file to its form in the API. */
export const toRef = ({ id, name, type, size }: File): wire.FileRef => ({ id, name, type, size: BigInt(size) });
