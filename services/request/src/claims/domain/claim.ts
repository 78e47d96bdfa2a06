import type { AttachedFile } from '../../conditions/domain/condition.js';
import { filesFailure, refuse, writtenFailure } from '../../drafts/domain/failures.js';

/** The character limit of a claim's text and of its resolution. */
export const textMax = 4000;

/** The content of a claim, written by the customer. */
export interface Complaint {
  text: string;
  files: readonly AttachedFile[];
}

/** How a claim was settled. */
export interface Settlement {
  resolution: string;
  at: Date;
  byUserId: string;
  actingUserId?: string | undefined;
}

/** A customer's complaint about a deal. */
export interface Claim extends Complaint {
  id: string;
  requestId: string;
  at: Date;
  byUserId: string;
  actingUserId: string | undefined;
  /** Undefined while the claim is open. */
  settlement: Settlement | undefined;
}

/** Returns the complaint with the text trimmed. Throws `invalid` on `text` or `files`. */
export function readComplaint({ text: typed, files }: Complaint): Complaint {
  const text = typed.trim();
  refuse({ text: writtenFailure(text, textMax), files: filesFailure(files) });
  return { text, files };
}

/** Returns the resolution trimmed. Throws `invalid` on `resolution`. */
export function readResolution(typed: string): string {
  const resolution = typed.trim();
  refuse({ resolution: writtenFailure(resolution, textMax) });
  return resolution;
}

const filesOf = ({ files }: Complaint): string => files.map(({ id }) => id).join();

/** Returns whether a user repeats their claim: the same text with the same files. */
export const isSame = (claim: Claim | undefined, complaint: Complaint, byUserId: string): boolean =>
  claim?.byUserId === byUserId && claim.text === complaint.text && filesOf(claim) === filesOf(complaint);
