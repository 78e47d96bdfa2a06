import { endpoints } from '@setu/contract';
import { systemActor } from '@setu/kit/rpc';
import { wirePaperKind } from '@setu/proto/wire-words';
import { sendFile } from '../http/media-bytes.js';
import { route } from '../http/route.js';
import { paperKindOf, paperView } from '../present/paper.js';

/** Documents of requests: the list, creation, and download. */
export const paperRoutes = [
  route(endpoints.listPapers, { quiet: true }, async (call) => {
    const { papers, open } = await call.deps.services.request.listPapers(
      { requestId: call.params.request },
      call.reads(),
    );
    return { data: { list: papers.map(paperView), open: open.map(paperKindOf) } };
  }),
  route(endpoints.makePaper, async (call) => {
    const command = { requestId: call.params.request, kind: wirePaperKind(call.input.kind) };
    const { paper } = await call.deps.services.request.makePaper(command, call.writes());
    return { data: paperView(paper) };
  }),
  route(endpoints.downloadPaper, { budgetMs: 120_000 }, async (call) => {
    const { request: requestId, paper: paperId } = call.params;
    const { paper, fileId } = await call.deps.services.request.getPaper({ requestId, paperId }, call.reads());
    // The request service has confirmed the caller's access. Media releases documents only to our own processes.
    const asSystem = { ...call, actor: systemActor('bff') };
    await sendFile(call.deps.mediaProxy, asSystem, `/files/${fileId}/${encodeURIComponent(paperView(paper).name)}`);
    return { sent: true };
  }),
];
