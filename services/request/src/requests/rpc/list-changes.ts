import { notFound } from '@setu/kit/core';
import { mustBeType, mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { changeViews } from '../../wire/change-view.js';
import { isManager, relationOf } from '../domain/rights.js';

export const listChanges: Rpc<'listChanges'> =
  ({ read }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    mustBeType(actor, 'broker');
    const request = await read.requests.get(readId(requestId));
    if (request === undefined || !isManager(actor) || relationOf(actor, request) === undefined) throw notFound();
    return {
      numericHash: request.publication?.numericHash ?? '',
      changes: await changeViews(read, await read.audit.of(request.id)),
    };
  };
