import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { endSubstitution as end } from '../changes/end-substitution.js';
import { personToArrange } from '../changes/may-arrange.js';

/** Ends a substitution now. For the substituted user or an administrator. Does nothing if it is already over. */
export const endSubstitution: Rpc<'endSubstitution'> =
  ({ read, write, clock }) =>
  async ({ substitutionId }, { actor }) => {
    mustBeUser(actor);
    const line = await read.substitutions.byId(readId(substitutionId));
    if (line === undefined) throw notFound();
    await personToArrange(read, actor, line.userId);
    await write((stores) => end(stores, line, { by: actor.userId, now: clock.now() }));
    return {};
  };
