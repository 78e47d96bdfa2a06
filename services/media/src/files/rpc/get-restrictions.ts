import type { Rpc } from '../../served.js';
import { allowedTypes, maxFileSize } from '../domain/restrictions.js';

/** Open to any caller. Returns what may be uploaded. */
export const getRestrictions: Rpc<'getRestrictions'> = () => async () => ({
  maxSize: BigInt(maxFileSize),
  types: Object.keys(allowedTypes),
});
