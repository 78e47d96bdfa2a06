import type { AttachedFile } from '../../conditions/domain/condition.js';
import { filesFailure, refuse, writtenFailure } from '../../drafts/domain/failures.js';

/** The most characters of a claim, and of its resolution. */
export const textMax = 4000;

/** What the customer writes. */
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

/** What the customer finds wrong with a deal. */
export interface Claim extends Complaint {
  id: string;
  requestId: string;
  at: Date;
  byUserId: string;
  actingUserId: string | undefined;
  /** Undefined while it is open. */
  settlement: Settlement | undefined;
}

/** Takes what was typed, gives it with blanks around it dropped; `invalid` on text and files. */
export function readComplaint({ text: typed, files }: Complaint): Complaint {
  const text = typed.trim();
  refuse({ text: writtenFailure(text, textMax), files: filesFailure(files) });
  return { text, files };
}

/** Takes a resolution as typed, gives it with blanks around it dropped; `invalid` on resolution. */
export function readResolution(typed: string): string {
  const resolution = typed.trim();
  refuse({ resolution: writtenFailure(resolution, textMax) });
  return resolution;
}

const filesOf = ({ files }: Complaint): string => files.map(({ id }) => id).join();

/** Whether somebody says again what he said: the same words with the same files. */
export const isSame = (claim: Claim | undefined, said: Complaint, byUserId: string): boolean =>
  claim?.byUserId === byUserId && claim.text === said.text && filesOf(claim) === filesOf(said);
