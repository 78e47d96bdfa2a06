import { mustBeUser, readId } from '@setu/kit/rpc';
import { paperKindWord } from '@setu/proto/wire-words';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { paperContent } from '../../wire/paper-content.js';
import { paperOffers } from '../../wire/paper-offers.js';
import { paperSubject } from '../../wire/paper-terms.js';
import { paperView } from '../../wire/paper-view.js';
import { viewRequest } from '../../wire/request-view.js';
import { askForPaper } from '../changes/ask-for-paper.js';
import { mustBeOpen } from '../domain/open-papers.js';

/** Requests a document for a user who may see the request. The proto describes its content, readers and errors. */
export const makePaper: Rpc<'makePaper'> =
  ({ read, write, ids, clock }) =>
  async ({ requestId, kind: wireKind }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const view = await viewRequest(read, actor, request);
    const kind = paperKindWord(wireKind);
    const offers = await paperOffers(read, actor, { request, now: clock.now() });
    mustBeOpen(kind, paperSubject(view, offers.length > 0));
    const content = { ...paperContent(kind, view, actor), ...(kind === 'offers' && { offers }) };
    const place = { requestId: request.id, companyId: actor.companyId };
    const asked = { place, content, askedBy: actor.userId, at: clock.now() };
    return { paper: paperView(await write((stores) => askForPaper(stores, asked, ids))) };
  };
