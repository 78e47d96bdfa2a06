import { notFound, refused } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { documentView } from '../../wire/document-view.js';

export const getPaper: Rpc<'getPaper'> =
  ({ read }) =>
  async ({ requestId, paperId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const document = await read.documents.get(readId(paperId));
    if (document === undefined || document.requestId !== request.id || document.companyId !== actor.companyId)
      throw notFound();
    if (document.state !== 'ready') throw refused('paper_not_ready');
    return { paper: documentView(document), fileId: document.fileId };
  };
