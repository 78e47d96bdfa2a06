import { internal } from '@setu/kit/core';
import type { AssignmentResult, RequestKind, RequestStatus } from '@setu/proto/request/words';
import { assignmentResultWord, requestKindWord, requestStatusWord } from '@setu/proto/wire-words';
import type { AssignmentResult as Assigned, RequestKind as Kind, RequestStatus as Status } from '@setu/proto/words';

/** Returns the name of a request's status. An unknown status is a bug in the interface with the service. */
export const statusNameOf = (status: RequestStatus): Status => {
  const name = requestStatusWord(status);
  if (!name) throw internal(`unknown request status ${status}`);
  return name;
};

/** Returns the name of a request's kind. An unknown kind is a bug in the interface with the service. */
export const kindNameOf = (kind: RequestKind): Kind => {
  const name = requestKindWord(kind);
  if (!name) throw internal(`unknown request kind ${kind}`);
  return name;
};

/** Returns the name of an assignment's result. An unknown result is a bug in the interface with the service. */
export const assignmentNameOf = (result: AssignmentResult): Assigned => {
  const name = assignmentResultWord(result);
  if (!name) throw internal(`unknown result of an assignment ${result}`);
  return name;
};
