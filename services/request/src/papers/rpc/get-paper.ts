import { notFound, refused } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { paperView } from '../../wire/paper-view.js';

export const getPaper: Rpc<'getPaper'> =
  ({ read }) =>
  async ({ requestId, paperId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const paper = await read.papers.get(readId(paperId));
    if (paper === undefined || paper.requestId !== request.id || paper.companyId !== actor.companyId) throw notFound();
    if (paper.state !== 'ready') throw refused('paper_not_ready');
    return { paper: paperView(paper), fileId: paper.fileId };
  };
