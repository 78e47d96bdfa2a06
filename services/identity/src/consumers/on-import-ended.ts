import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/catalogue/events';
import { importStateWord } from '@setu/proto/wire-words';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';

/** Whoever waits less for his file to be checked is still looking at it. */
const patienceSeconds = 10;

/** A file of cards was checked, written, stopped by another or cannot be read: whoever began it is told. */
export const onImportEnded: Consumer<Stores> = {
  name: 'identity.notices-of-imports',
  subject: 'setu.catalogue.import.ended',
  handle: async (event, stores) => {
    const ended = wire.ImportEnded.decode(event.payload);
    const state = importStateWord(ended.state);
    if (state === undefined || (state === 'checked' && ended.seconds < patienceSeconds)) return;
    const params = { [`${state}_file`]: ended.fileName, stored: String(ended.stored), faulty: String(ended.faulty) };
    const draft = { type: 'import_ended', params, entityType: 'company', entityId: ended.companyId } as const;
    await writeNotices(stores, { event, draft, to: [ended.userId] });
  },
};
