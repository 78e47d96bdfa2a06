import { mustBeUser, readId } from '@setu/kit/rpc';
import { wirePaperKind } from '@setu/proto/wire-words';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { gather } from '../../wire/gather-view.js';
import { atOnce } from '../../wire/pace.js';
import { paperOffers } from '../../wire/paper-offers.js';
import { paperSubject } from '../../wire/paper-terms.js';
import { paperView } from '../../wire/paper-view.js';
import { listedView } from '../../wire/request-view.js';
import { seenBy } from '../../wire/seen-by.js';
import { openPapers } from '../domain/open-papers.js';

export const listPapers: Rpc<'listPapers'> =
  ({ read, clock }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    // Every client with the request open calls this after each change, so the reads run concurrently.
    const [papers, gathered, offers] = await atOnce(
      () => read.papers.list({ requestId: request.id, companyId: actor.companyId }),
      () => gather(read, request, atOnce),
      () => paperOffers(read, actor, { request, now: clock.now() }),
    );
    const view = listedView(actor, seenBy(actor, gathered));
    const open = openPapers(paperSubject(view, offers.length > 0));
    return { papers: papers.map(paperView), open: open.map(wirePaperKind) };
  };
