import { readId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/move_files';
import { filesFailure, refuse } from '../../drafts/domain/failures.js';
import { readFiles } from '../../wire/read-input.js';
import type { TransitionFiles } from './record-change.js';

/**
 * Checks the documents of a transition and returns them, or undefined if there are none. Throws `invalid` on `files`.
 */
export function readTransitionFiles(sent: wire.MoveFiles | undefined): TransitionFiles | undefined {
  if (sent === undefined || sent.files.length === 0) return undefined;
  const files = readFiles(sent);
  refuse({ files: filesFailure(files) });
  return { transitionId: readId(sent.moveId), files };
}
