import type * as wire from '@setu/proto/common';
import type { File } from '../domain/file.js';

/** A file as others see it. */
export const toRef = ({ id, name, type, size }: File): wire.FileRef => ({ id, name, type, size: BigInt(size) });
