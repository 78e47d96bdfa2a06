import type { CompanyType } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { filesFailure, refuse, textFailure, writtenFailure } from '../../drafts/domain/failures.js';

/** The character limit of a message. */
export const textMax = 4000;

/** The content of a message. */
export interface Written {
  text: string;
  files: readonly AttachedFile[];
  /** Whether the message asks for more information. */
  asks: boolean;
}

/** A stored message. */
export interface Message extends Written {
  id: string;
  /** The number in the channel, starting at 1. */
  seq: number;
  at: Date;
  /** The side of the author. */
  side: CompanyType;
  byUserId: string;
  actingUserId: string | undefined;
  /** Whether the message is a claim or its settlement. */
  ofClaim: boolean;
}

const filesOf = ({ files }: Pick<Written, 'files'>): string => files.map(({ id }) => id).join();

/** Returns whether both messages have the same text and the same files. */
export const isSameContent = (one: Written, other: Written): boolean =>
  one.text === other.text && filesOf(one) === filesOf(other);

/** Returns the content with its text trimmed. Throws `invalid` on `text` and `files`. */
export function postable({ text: typed, files, asks }: Written): Written {
  const text = typed.trim();
  refuse({
    text: files.length > 0 ? textFailure(text, textMax) : writtenFailure(text, textMax),
    files: filesFailure(files),
  });
  return { text, files, asks };
}
