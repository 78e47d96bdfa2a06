import { mustBeUser, readId } from '@setu/kit/rpc';
import { wirePaperKind } from '@setu/proto/wire-words';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { paperSubject } from '../../wire/paper-content.js';
import { paperView } from '../../wire/paper-view.js';
import { viewRequest } from '../../wire/request-view.js';
import { openPapers } from '../domain/open-papers.js';

export const listPapers: Rpc<'listPapers'> =
  ({ read }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const papers = await read.papers.list({ requestId: request.id, companyId: actor.companyId });
    const view = await viewRequest(read, actor, request);
    return { papers: papers.map(paperView), open: openPapers(paperSubject(view)).map(wirePaperKind) };
  };
