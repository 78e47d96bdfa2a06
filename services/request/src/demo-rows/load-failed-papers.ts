import { companyById, type DemoPaper, userById } from '@setu/demo-world';
import { internal } from '@setu/kit/core';
import { Actor } from '@setu/proto/common';
import { documentName } from '../documents/domain/document.js';
import { contentHash } from '../documents/domain/document-content.js';
import type { Stores } from '../store/index.js';
import { documentContent } from '../wire/document-content.js';
import { viewRequest } from '../wire/request-view.js';

/**
 * Adds the documents that could not be made, with the content that their readers would get today. Asking for one again
 * therefore makes it. The requests must be loaded.
 */
export async function loadFailedPapers(stores: Stores, papers: readonly DemoPaper[], now: Date): Promise<void> {
  for (const { id, fileId, requestId, kind, byUserId, at } of papers) {
    const { companyId, roles } = userById(byUserId);
    const { type: companyType } = companyById(companyId);
    const reader = { companyType, platform: 'customer', locale: 'ru', commerceAllowed: true };
    const actor = Actor.fromPartial({ kind: 'user', userId: byUserId, companyId, roles, ...reader });
    const request = await stores.requests.get(requestId);
    if (request === undefined) throw internal(`no demo request ${requestId}`);
    const view = await viewRequest(stores, actor, request, { now });
    const content = documentContent(kind, view, actor);
    const name = documentName({ kind, number: content.number, version: 1 });
    await stores.documents.insert({
      ...{ id, requestId, companyId, kind, version: 1, content, contentHash: contentHash(content) },
      state: 'failed',
      ...{ name, fileId, size: 0, sha256: '' },
      ...{ requestedBy: byUserId, requestedAt: new Date(at), madeAt: undefined },
    });
  }
}
