import type { Ids } from '@setu/kit/core';
import type { Writing } from '../../deps.js';
import { documentName, type RequestDocument } from '../domain/document.js';
import { contentHash, type DocumentContent } from '../domain/document-content.js';
import type { DocumentScope } from '../store/documents.js';

/** The name of the task that prints a document. */
export const makeDocumentTask = 'request.make-paper';

/** The number of attempts before a document counts as failed. The pauses between them grow up to a minute. */
export const maxDocumentAttempts = 5;

export interface DocumentCommand {
  place: DocumentScope;
  content: DocumentContent;
  requestedBy: string;
  at: Date;
}

/** Queues the printing of a document in the caller's transaction. */
export const queueDocument = (jobs: Writing['jobs'], documentId: string): Promise<void> =>
  jobs.add(
    makeDocumentTask,
    { paperId: documentId },
    { key: `${makeDocumentTask} ${documentId}`, maxAttempts: maxDocumentAttempts },
  );

/** Returns the document with this content. Creates and queues it if it does not exist, and retries it if it failed. */
export async function requestDocument(
  { documents, jobs }: Writing,
  { place, content, requestedBy, at }: DocumentCommand,
  ids: Ids,
): Promise<RequestDocument> {
  const before = await documents.lock(place, content.kind);
  const hash = contentHash(content);
  const same = before.find((document) => contentHash(document.content) === hash);
  if (same && same.state !== 'failed') return same;
  const document: RequestDocument = same ? { ...same, state: 'making' } : made();
  if (same) await documents.setState(same.id, 'making');
  else await documents.insert(document);
  await queueDocument(jobs, document.id);
  return document;

  function made(): RequestDocument {
    const version = Math.max(0, ...before.map((document) => document.version)) + 1;
    const name = documentName({ kind: content.kind, number: content.number, version });
    const about = { kind: content.kind, version, content, contentHash: hash, name, fileId: ids.id() };
    const state = { state: 'making', size: 0, sha256: '', madeAt: undefined } as const;
    return { id: ids.id(), ...place, ...about, ...state, requestedBy, requestedAt: at };
  }
}
