import type { Ids } from '@setu/kit/core';
import type { Writing } from '../../deps.js';
import { type Paper, paperName } from '../domain/paper.js';
import { contentHash, type PaperContent } from '../domain/paper-content.js';
import type { PaperPlace } from '../store/papers.js';

/** The task that prints a document, by the document's id. */
export const makePaperTask = 'request.make-paper';

/** The number of attempts before a document counts as failed. The pauses between them grow up to a minute. */
export const paperTries = 5;

export interface AskedPaper {
  place: PaperPlace;
  content: PaperContent;
  askedBy: string;
  at: Date;
}

/** Queues the printing of a document in the caller's transaction. */
export const queuePaper = (jobs: Writing['jobs'], paperId: string): Promise<void> =>
  jobs.add(makePaperTask, { paperId }, { key: `${makePaperTask} ${paperId}`, maxAttempts: paperTries });

/** Returns the document with this content. Creates and queues it if it does not exist, and retries it if it failed. */
export async function askForPaper(
  { papers, jobs }: Writing,
  { place, content, askedBy, at }: AskedPaper,
  ids: Ids,
): Promise<Paper> {
  const before = await papers.lock(place, content.kind);
  const hash = contentHash(content);
  const same = before.find((paper) => contentHash(paper.content) === hash);
  if (same && same.state !== 'failed') return same;
  const paper: Paper = same ? { ...same, state: 'making' } : made();
  if (same) await papers.setState(same.id, 'making');
  else await papers.insert(paper);
  await queuePaper(jobs, paper.id);
  return paper;

  function made(): Paper {
    const version = Math.max(0, ...before.map((paper) => paper.version)) + 1;
    const name = paperName({ kind: content.kind, number: content.number, version });
    const about = { kind: content.kind, version, content, contentHash: hash, name, fileId: ids.id() };
    const state = { state: 'making', size: 0, sha256: '', madeAt: undefined } as const;
    return { id: ids.id(), ...place, ...about, ...state, askedBy, askedAt: at };
  }
}
