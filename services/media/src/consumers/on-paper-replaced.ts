import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { fileRemoved } from '../events.js';
import { type File, keyOf } from '../files/domain/file.js';
import type { Stores } from '../files/store/index.js';

const noOwner = { userId: '', companyId: '', companyType: '', visitorId: '' };

/**
 * Removes a document that names an erased user, including its bytes. If the document has not arrived yet, a row marked
 * as removed prevents a later upload from storing it.
 */
export const onPaperReplaced: Consumer<Stores> = {
  name: 'media.forget-papers',
  subject: 'setu.request.paper.replaced',
  from: 'start',
  async handle({ payload, occurredAt }, { files, attachments, outbox }) {
    const { fileId: id } = wire.PaperReplaced.decode(payload);
    if (!isUuid(id)) return;
    const at = new Date(occurredAt);
    const about = { kind: 'upload', state: 'pending', name: '', type: 'application/pdf', size: 0, sha256: '' } as const;
    const unmade: File = { id, key: keyOf(id, at), ...about, owner: noOwner };
    await files.add([unmade], at);
    await attachments.detachOthers({ entityType: 'paper', entityId: id }, []);
    await files.remove([id], at);
    await outbox.add(fileRemoved(id));
  },
};
