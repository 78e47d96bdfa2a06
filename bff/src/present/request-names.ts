import { internal } from '@setu/kit/core';
import type { AssignmentResult, RequestKind, RequestStatus } from '@setu/proto/request/words';
import { assignmentResultWord, requestKindWord, requestStatusWord } from '@setu/proto/wire-words';
import type { AssignmentResult as Assigned, RequestKind as Kind, RequestStatus as Status } from '@setu/proto/words';

/** Returns the word for a request's status. An unknown status is a bug in the interface with the service. */
export const statusNameOf = (status: RequestStatus): Status => {
  const word = requestStatusWord(status);
  if (!word) throw internal(`unknown request status ${status}`);
  return word;
};

/** Returns the word for a request's kind. An unknown kind is a bug in the interface with the service. */
export const kindNameOf = (kind: RequestKind): Kind => {
  const word = requestKindWord(kind);
  if (!word) throw internal(`unknown request kind ${kind}`);
  return word;
};

/** Returns the word for an assignment's result. An unknown result is a bug in the interface with the service. */
export const assignmentNameOf = (result: AssignmentResult): Assigned => {
  const word = assignmentResultWord(result);
  if (!word) throw internal(`unknown result of an assignment ${result}`);
  return word;
};
