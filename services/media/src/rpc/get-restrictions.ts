import type { GetRestrictionsResponse } from '@setu/proto/media';
import { allowedTypes, maxFileSize } from '../domain/restrictions.js';

/** Anyone: what may be uploaded. */
export const getRestrictions = async (): Promise<GetRestrictionsResponse> => ({
  maxSize: BigInt(maxFileSize),
  types: Object.keys(allowedTypes),
});
