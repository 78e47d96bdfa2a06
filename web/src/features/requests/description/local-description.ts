import { deviceDrafts } from '../../../lib/stored-draft';
import { type DescriptionValues, emptyDescription } from './description-values';

/** Typed values that the server has not confirmed. */
export interface LocalDescription {
  requestId: string;
  /** The saved version that `values` are based on, 0 before the first save. */
  version: number;
  values: DescriptionValues;
  /** The time the form was opened, in milliseconds. A reserved id is valid for a day. */
  since: number;
}

const reservedMs = 23 * 3_600_000;

/** Tells whether a form that was never saved can still use its id. */
export const isStillReserved = ({ since }: LocalDescription): boolean => Date.now() - since < reservedMs;

const isStored = (value: unknown): value is LocalDescription =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'version' in value && 'values' in value;

/**
 * Stores on this device what a user types into requests by description until the server confirms it. A form that was
 * never saved has no address and is stored under `new`.
 */
export function localDescriptions(userId: string) {
  const nameOf = (place: string) => `description-${userId}-${place}`;
  const read = (place: string): LocalDescription | null => {
    const stored = deviceDrafts.read(nameOf(place));
    return isStored(stored) ? { ...stored, values: { ...emptyDescription(), ...stored.values } } : null;
  };
  return {
    of: read,
    unsaved: () => read('new'),
    keep: (stored: LocalDescription) => {
      deviceDrafts.keep(nameOf(stored.version === 0 ? 'new' : stored.requestId), stored);
      // After the first save the draft has its own address, so the entry under `new` is deleted.
      if (stored.version > 0 && read('new')?.requestId === stored.requestId) deviceDrafts.drop(nameOf('new'));
    },
    /** Deletes the entry once the server has the values. */
    drop: (requestId: string) => {
      deviceDrafts.drop(nameOf(requestId));
      if (read('new')?.requestId === requestId) deviceDrafts.drop(nameOf('new'));
    },
  };
}
