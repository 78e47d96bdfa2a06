import { createHash } from 'node:crypto';
import type { Task } from '@setu/kit/process';
import { z } from 'zod';
import type { RequestDeps } from '../deps.js';
import { eraseFromDocuments } from '../documents/changes/erase-from-documents.js';
import { makeDocumentTask, maxDocumentAttempts } from '../documents/changes/request-document.js';
import type { RequestDocument } from '../documents/domain/document.js';
import { contactLine } from '../documents/domain/document-content.js';
import { documentLayout } from '../documents/pdf/document-layout.js';
import { printDocument } from '../documents/pdf/print-document.js';
import { documentReady } from '../events.js';

const taskPayload = z.object({ paperId: z.string() });

/**
 * Prints a document, stores it with the media service and publishes that it is ready. After an error, the document's
 * state is `failed` until the next attempt.
 */
export const makeDocument = (deps: RequestDeps): Task => ({
  name: makeDocumentTask,
  maxAttempts: maxDocumentAttempts,
  run: async (payload, { signal }) => {
    const document = await deps.read.documents.get(taskPayload.parse(payload).paperId);
    if (document === undefined || document.state === 'ready') return;
    await deps.autocommit.documents.setState(document.id, 'making');
    try {
      await make(deps, document, signal);
    } catch (error) {
      await deps.autocommit.documents.setState(document.id, 'failed');
      throw error;
    }
  },
});

async function make(
  { edge, read, write, clock, ids }: RequestDeps,
  document: RequestDocument,
  signal: AbortSignal,
): Promise<void> {
  const request = await read.requests.get(document.requestId);
  // The contact was erased after the document was requested.
  if (request && document.content.contact !== '' && contactLine(request.contact) === '')
    return write((stores) => eraseFromDocuments(stores, { requestIds: [request.id] }, { at: clock.now(), ids }));
  const bytes = await printDocument(documentLayout(document.content, document.version), signal);
  await edge.storeDocument({ id: document.fileId, name: document.name, bytes }, signal);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await write(async ({ documents, outbox }) => {
    const isNew = await documents.setReady(document, { size: bytes.length, sha256, at: clock.now() });
    // Users were already notified of a document that is printed again.
    if (isNew && request && document.madeAt === undefined) await outbox.add(documentReady(request, document));
  });
}
