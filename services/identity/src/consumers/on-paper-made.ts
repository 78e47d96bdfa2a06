import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { paperKindWord } from '@setu/proto/wire-words';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';
import { requestDraft } from './request-draft.js';

/** Notifies the user who ordered a document for a request when the document is ready. */
export const onPaperMade: Consumer<Stores> = {
  name: 'identity.notices-of-papers',
  subject: 'setu.request.paper.made',
  handle: async (event, stores) => {
    const made = wire.PaperMade.decode(event.payload);
    const draft = requestDraft('paper_ready', made, { paper: paperKindWord(made.paperKind) ?? '' });
    await writeNotices(stores, { event, draft, to: [made.userId] });
  },
};
