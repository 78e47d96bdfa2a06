import type * as wire from '@setu/proto/request/events';
import { requestKindWord } from '@setu/proto/wire-words';
import type { NoticeType } from '@setu/proto/words';
import type { NoticeDraft } from '../notices/domain/notices.js';

type Told = Pick<wire.RequestPublished, 'requestId' | 'kind' | 'numericHash' | 'name'>;

/** Takes what happened to a request; gives the notice of it, with the words' parts the event carries. */
export function requestDraft(type: NoticeType, event: Told, more: Record<string, string> = {}): NoticeDraft {
  return {
    type,
    params: {
      numeric_hash: event.numericHash,
      request_kind: requestKindWord(event.kind) ?? '',
      name_en: event.name?.en ?? '',
      name_ru: event.name?.ru ?? '',
      ...more,
    },
    entityType: 'request',
    entityId: event.requestId,
  };
}
