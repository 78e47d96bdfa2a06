import { invalid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/catalogue/category_tree';
import type { Rpc } from '../../served.js';
import { moveCategory as move } from '../changes/move-category.js';
import { mustManageTrees } from '../changes/must-manage-trees.js';
import type { Move } from '../domain/moves.js';
import { changeAnswer } from './tree-category.js';

const steps: Partial<Record<wire.CategoryStep, Move>> = {
  [wire.CategoryStep.UP]: { kind: 'up' },
  [wire.CategoryStep.DOWN]: { kind: 'down' },
};

/** Reads a position: 1 is the first place. Throws `invalid` for 0. An absent position stays absent. */
function readPosition(position: number | undefined): { position?: number } {
  if (position === 0) throw invalid({ position: 'invalid' });
  return position === undefined ? {} : { position };
}

function readMove({ move: sent, rootPosition }: wire.MoveCategoryRequest): Move {
  switch (sent?.$case) {
    case 'afterId':
      return { kind: 'after', id: readId(sent.value) };
    case 'under':
      return { kind: 'under', id: readId(sent.value.categoryId), ...readPosition(sent.value.position) };
    case 'root':
      return { kind: 'root', ...readPosition(rootPosition) };
    default: {
      const step = sent === undefined ? undefined : steps[sent.value];
      if (step === undefined) throw invalid({ move: 'required' });
      return step;
    }
  }
}

export const moveCategory: Rpc<'moveCategory'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustManageTrees(actor);
    const id = readId(request.categoryId);
    const command = { id, move: readMove(request) };
    const expected = { version: request.expectedVersion, target: request.expectedTargetVersion };
    return write(async (stores) => {
      const revision = await move(stores, { ...command, expected }, { by: actor.userId, at: clock.now() });
      return changeAnswer(stores, id, revision);
    });
  };
