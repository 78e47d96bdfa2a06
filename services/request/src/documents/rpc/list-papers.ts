import { mustBeUser, readId } from '@setu/kit/rpc';
import { wirePaperKind } from '@setu/proto/wire-words';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { documentOffers } from '../../wire/document-offers.js';
import { documentSubject } from '../../wire/document-terms.js';
import { documentView } from '../../wire/document-view.js';
import { gather } from '../../wire/gather-view.js';
import { concurrently } from '../../wire/query-runner.js';
import { listedView } from '../../wire/request-view.js';
import { visibleTo } from '../../wire/visible-to.js';
import { availableDocuments } from '../domain/available-documents.js';

export const listPapers: Rpc<'listPapers'> =
  ({ read, clock }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    // Every client with the request open calls this after each change, so the reads run concurrently.
    const [documents, gathered, offers] = await concurrently(
      () => read.documents.list({ requestId: request.id, companyId: actor.companyId }),
      () => gather(read, request, concurrently),
      () => documentOffers(read, actor, { request, now: clock.now() }),
    );
    const view = listedView(actor, visibleTo(actor, gathered));
    const open = availableDocuments(documentSubject(view, offers.length > 0));
    return { papers: documents.map(documentView), open: open.map(wirePaperKind) };
  };
