import { createHash } from 'node:crypto';
import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { RequestDeps } from '../deps.js';
import { paperMade } from '../events.js';
import { makePaperTask, paperTries } from '../papers/changes/ask-for-paper.js';
import { forgetPapers } from '../papers/changes/forget-papers.js';
import type { Paper } from '../papers/domain/paper.js';
import { contactLine } from '../papers/domain/paper-content.js';
import { paperDocument } from '../papers/pdf/paper-document.js';
import { printPaper } from '../papers/pdf/print-paper.js';

const asked = z.object({ paperId: z.string() });

/**
 * Prints a document, stores it with the media service and publishes that it is ready. After an error its state is
 * `failed` until the next attempt.
 */
export const makePaper = (deps: RequestDeps): Task => ({
  name: makePaperTask,
  maxAttempts: paperTries,
  run: async (payload, { signal }) => {
    const paper = await deps.read.papers.get(asked.parse(payload).paperId);
    if (paper === undefined || paper.state === 'ready') return;
    await deps.read.papers.setState(paper.id, 'making');
    try {
      await make(deps, paper, signal);
    } catch (error) {
      await deps.read.papers.setState(paper.id, 'failed');
      throw error;
    }
  },
});

async function make({ edge, read, write, clock, ids }: RequestDeps, paper: Paper, signal: AbortSignal): Promise<void> {
  const request = await read.requests.get(paper.requestId);
  // The contact was erased after the document was requested.
  if (request && paper.content.contact !== '' && contactLine(request.contact) === '')
    return write((stores) => forgetPapers(stores, { requestIds: [request.id] }, { at: clock.now(), ids }));
  const bytes = await printPaper(paperDocument(paper.content, paper.version), signal);
  await edge.keepPaper({ id: paper.fileId, name: paper.name, bytes }, signal);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await write(async ({ papers, outbox }) => {
    const isNew = await papers.setReady(paper, { size: bytes.length, sha256, at: clock.now() });
    // A document that is printed again was reported before.
    if (isNew && request && paper.madeAt === undefined) await outbox.add(paperMade(request, paper));
  });
}
