import { mustBeUser, readId } from '@setu/kit/rpc';
import { paperKindWord } from '@setu/proto/wire-words';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { paperContent, paperSubject } from '../../wire/paper-content.js';
import { paperView } from '../../wire/paper-view.js';
import { viewRequest } from '../../wire/request-view.js';
import { askForPaper } from '../changes/ask-for-paper.js';
import { mustBeOpen } from '../domain/open-papers.js';

/** Whoever may see the request; what it says, to whom and when it is refused stands in the proto. */
export const makePaper: Rpc<'makePaper'> =
  ({ read, write, ids, clock }) =>
  async ({ requestId, kind: wireKind }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const view = await viewRequest(read, actor, request);
    const kind = paperKindWord(wireKind);
    mustBeOpen(kind, paperSubject(view));
    const content = paperContent(kind, view, actor);
    const place = { requestId: request.id, companyId: actor.companyId };
    const asked = { place, content, askedBy: actor.userId, at: clock.now() };
    return { paper: paperView(await write((stores) => askForPaper(stores, asked, ids))) };
  };
