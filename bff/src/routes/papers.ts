import { endpoints } from '@setu/contract';
import { systemActor } from '@setu/kit/rpc';
import { wirePaperKind } from '@setu/proto/wire-words';
import { sendFile } from '../http/media-bytes.js';
import { route } from '../http/route.js';
import { paperKindOf, paperView } from '../present/paper.js';

/** Documents of requests: the list, creation, and download. */
export const paperRoutes = [
  route(endpoints.listPapers, { quiet: true }, async (ask) => {
    const { papers, open } = await ask.deps.services.request.listPapers({ requestId: ask.params.request }, ask.reads());
    return { data: { list: papers.map(paperView), open: open.map(paperKindOf) } };
  }),
  route(endpoints.makePaper, async (ask) => {
    const asked = { requestId: ask.params.request, kind: wirePaperKind(ask.input.kind) };
    const { paper } = await ask.deps.services.request.makePaper(asked, ask.writes());
    return { data: paperView(paper) };
  }),
  route(endpoints.downloadPaper, { budgetMs: 120_000 }, async (ask) => {
    const { request: requestId, paper: paperId } = ask.params;
    const { paper, fileId } = await ask.deps.services.request.getPaper({ requestId, paperId }, ask.reads());
    // The request service has confirmed the caller's access. Media releases documents only to our own processes.
    const call = { ...ask, actor: systemActor('bff') };
    await sendFile(ask.deps.mediaProxy, call, `/files/${fileId}/${encodeURIComponent(paperView(paper).name)}`);
    return { sent: true };
  }),
];
