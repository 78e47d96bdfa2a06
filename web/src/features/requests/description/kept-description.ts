import { deviceDrafts } from '../../../lib/kept-draft';
import { type DescriptionValues, emptyDescription } from './description-values';

/** What was typed and the server has not confirmed. */
export interface KeptDescription {
  requestId: string;
  /** The version it was typed over; 0 before the first save. */
  version: number;
  values: DescriptionValues;
  /** When its form was opened, in milliseconds: a reserved id is good for a day. */
  since: number;
}

const reservedMs = 23 * 3_600_000;

/** Whether the id of a form that was never saved can still be saved. */
export const isStillReserved = ({ since }: KeptDescription): boolean => Date.now() - since < reservedMs;

const isKept = (value: unknown): value is KeptDescription =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'version' in value && 'values' in value;

/**
 * What a person typed into requests from a description and the server has not confirmed yet, on this device. A form that
 * was never saved has no address of its own: it is found under `new`.
 */
export function keptDescriptions(userId: string) {
  const nameOf = (place: string) => `description-${userId}-${place}`;
  const read = (place: string): KeptDescription | null => {
    const kept = deviceDrafts.read(nameOf(place));
    return isKept(kept) ? { ...kept, values: { ...emptyDescription(), ...kept.values } } : null;
  };
  return {
    of: read,
    unsaved: () => read('new'),
    keep: (kept: KeptDescription) => {
      deviceDrafts.keep(nameOf(kept.version === 0 ? 'new' : kept.requestId), kept);
      // Saved once, it has an address of its own, and is looked for under that.
      if (kept.version > 0 && read('new')?.requestId === kept.requestId) deviceDrafts.drop(nameOf('new'));
    },
    /** The server has it. */
    drop: (requestId: string) => {
      deviceDrafts.drop(nameOf(requestId));
      if (read('new')?.requestId === requestId) deviceDrafts.drop(nameOf('new'));
    },
  };
}
