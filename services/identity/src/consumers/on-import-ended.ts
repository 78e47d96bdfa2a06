import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import { importStateWord } from '@setu/proto/wire-words';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';

/** If the check of a file takes less than this, its user is probably still on the page and gets no notification. */
const quickCheckSeconds = 10;

/**
 * Notifies the user who started an import that the file was checked, imported or found unreadable, or that another user
 * stopped the import.
 */
export const onImportEnded: Consumer<Stores> = {
  name: 'identity.notices-of-imports',
  subject: 'setu.catalogue.import.ended',
  handle: async (event, stores) => {
    const ended = wire.ImportEnded.decode(event.payload);
    const state = importStateWord(ended.state);
    if (state === undefined || (state === 'checked' && ended.seconds < quickCheckSeconds)) return;
    const params = { [`${state}_file`]: ended.fileName, stored: String(ended.stored), faulty: String(ended.faulty) };
    const draft = { type: 'import_ended', params, entityType: 'company', entityId: ended.companyId } as const;
    await writeNotices(stores, { event, draft, to: [ended.userId] });
  },
};
