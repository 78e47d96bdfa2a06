import type * as wire from '@setu/proto/request/events';
import { requestKindWord } from '@setu/proto/wire-words';
import type { NoticeType } from '@setu/proto/words';
import type { NoticeDraft } from '../notices/domain/notices.js';

type AboutRequest = Pick<wire.RequestPublished, 'requestId' | 'kind' | 'numericHash' | 'name'>;

/** Returns the notification of a request's event. The event provides the parameters of the text. */
export function requestDraft(type: NoticeType, event: AboutRequest, extra: Record<string, string> = {}): NoticeDraft {
  return {
    type,
    params: {
      numeric_hash: event.numericHash,
      request_kind: requestKindWord(event.kind) ?? '',
      name_en: event.name?.en ?? '',
      name_ru: event.name?.ru ?? '',
      ...extra,
    },
    entityType: 'request',
    entityId: event.requestId,
  };
}
