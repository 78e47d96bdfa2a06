import type { Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { paperReplaced } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { Paper } from '../domain/paper.js';
import { contentHash } from '../domain/paper-content.js';
import { queuePaper } from './ask-for-paper.js';

/** The data to erase from documents. */
interface Forgotten {
  /** The requests whose contact was erased. */
  requestIds: readonly string[];
  /** An erased manager, with the name that documents show. */
  leader?: { userId: string; name: string } | undefined;
}

/**
 * Replaces documents that contain erased personal data. Their files are deleted and their hashes are retained.
 * If the company already has a document with the remaining content, the old one is deleted instead.
 */
export async function forgetPapers(
  stores: WriteStores<Stores>,
  { requestIds, leader }: Forgotten,
  { at, ids }: { at: Date; ids: Ids },
): Promise<void> {
  const { papers } = stores;
  const called = requestIds.length === 0 ? [] : await papers.withContact(requestIds);
  for (const paper of called)
    await replace(stores, { ...paper, content: { ...paper.content, contact: '' } }, { at, ids });
  const led = leader === undefined || leader.name === '' ? [] : await papers.ledBy(leader.userId, leader.name);
  for (const paper of led) await replace(stores, { ...paper, content: { ...paper.content, broker: '' } }, { at, ids });
}

async function replace(
  { papers, jobs, outbox }: WriteStores<Stores>,
  paper: Paper,
  { at, ids }: { at: Date; ids: Ids },
): Promise<void> {
  const { madeAt, fileId } = paper;
  if (paper.state === 'ready' && madeAt !== undefined) await papers.keepHash({ ...paper, madeAt }, at);
  await outbox.add(paperReplaced(paper.id, fileId));
  const anew = { ...paper, contentHash: contentHash(paper.content), fileId: ids.id() };
  const others = await papers.lock(paper, paper.content.kind);
  if (others.some(({ content }) => contentHash(content) === anew.contentHash)) return papers.delete(paper.id);
  await papers.rewrite(anew);
  await queuePaper(jobs, paper.id);
}
