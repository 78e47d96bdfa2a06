import { internal } from '@setu/kit/core';
import type { AssignmentResult, RequestKind, RequestStatus } from '@setu/proto/request/words';
import { assignmentResultWord, requestKindWord, requestStatusWord } from '@setu/proto/wire-words';
import type { AssignmentResult as Assigned, RequestKind as Kind, RequestStatus as Status } from '@setu/proto/words';

/** The word of a request's status; a status nobody knows is a bug between us and the service. */
export const statusWordOf = (status: RequestStatus): Status => {
  const word = requestStatusWord(status);
  if (!word) throw internal(`unknown request status ${status}`);
  return word;
};

/** The word of a request's kind; a kind nobody knows is a bug between us and the service. */
export const kindWordOf = (kind: RequestKind): Kind => {
  const word = requestKindWord(kind);
  if (!word) throw internal(`unknown request kind ${kind}`);
  return word;
};

/** The word of what came of giving a request to a manager; one nobody knows is a bug between us and the service. */
export const assignmentWordOf = (result: AssignmentResult): Assigned => {
  const word = assignmentResultWord(result);
  if (!word) throw internal(`unknown result of an assignment ${result}`);
  return word;
};
