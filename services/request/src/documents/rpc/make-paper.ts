import { mustBeUser, readId } from '@setu/kit/rpc';
import { paperKindWord } from '@setu/proto/wire-words';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { documentContent } from '../../wire/document-content.js';
import { documentOffers } from '../../wire/document-offers.js';
import { documentSubject } from '../../wire/document-terms.js';
import { documentView } from '../../wire/document-view.js';
import { viewRequest } from '../../wire/request-view.js';
import { requestDocument } from '../changes/request-document.js';
import { mustBeOpen } from '../domain/available-documents.js';

/** Requests a document for a user who may see the request. The proto describes its content, readers and errors. */
export const makePaper: Rpc<'makePaper'> =
  ({ read, write, ids, clock }) =>
  async ({ requestId, kind: wireKind }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const view = await viewRequest(read, actor, request, { now: clock.now() });
    const kind = paperKindWord(wireKind);
    const offers = await documentOffers(read, actor, { request, now: clock.now() });
    mustBeOpen(kind, documentSubject(view, offers.length > 0));
    const content = { ...documentContent(kind, view, actor), ...(kind === 'offers' && { offers }) };
    const place = { requestId: request.id, companyId: actor.companyId };
    const command = { place, content, requestedBy: actor.userId, at: clock.now() };
    return { paper: documentView(await write((stores) => requestDocument(stores, command, ids))) };
  };
