import type { CompanyType } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { filesFailure, refuse, textFailure, writtenFailure } from '../../drafts/domain/failures.js';

/** The most characters of one message. */
export const textMax = 4000;

/** What somebody writes. */
export interface Written {
  text: string;
  files: readonly AttachedFile[];
  /** More information is needed. */
  asks: boolean;
}

/** A message as it is kept. */
export interface Message extends Written {
  id: string;
  /** Its number in the channel, from 1. */
  seq: number;
  at: Date;
  /** Whose person wrote it. */
  side: CompanyType;
  byUserId: string;
  actingUserId: string | undefined;
  /** It is a claim, or how the brokers settled one. */
  ofClaim: boolean;
}

const filesOf = ({ files }: Pick<Written, 'files'>): string => files.map(({ id }) => id).join();

/** Whether both say the same words with the same files. */
export const isSameWords = (one: Written, other: Written): boolean =>
  one.text === other.text && filesOf(one) === filesOf(other);

/** Takes what was typed, gives what may be posted, blanks around it dropped; `invalid` on text and files. */
export function postable({ text: typed, files, asks }: Written): Written {
  const text = typed.trim();
  refuse({
    text: files.length > 0 ? textFailure(text, textMax) : writtenFailure(text, textMax),
    files: filesFailure(files),
  });
  return { text, files, asks };
}
