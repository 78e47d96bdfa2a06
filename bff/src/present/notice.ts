import { companyInLatin, inLatin, type NoticeRequestView, type NoticeView } from '@setu/contract';
import type { Notice } from '@setu/proto/identity/notices';
import { NoticeEntity } from '@setu/proto/identity/words';
import { noticeCase } from '@setu/proto/notice-case';
import type { RequestHead } from '@setu/proto/request/requests';
import { noticeTypeWord, requestStatusWord } from '@setu/proto/wire-words';
import { type RequestStatus, requestStatuses } from '@setu/proto/words';
import { dayText, numberText } from '../language/formats.js';
import type { Language } from '../language/locale.js';
import { aboutRequest, actorText, noticeCases, noticeText } from '../language/notice-text.js';
import { declineText, reasonText, statusText } from '../language/texts.js';
import { countView } from './condition.js';
import { pictureOrNull } from './file.js';
import { textsIn } from './text.js';

/** The reader: their language, and the type of their company. */
export interface NoticeReader {
  language: Language;
  companyType: string;
}

type Params = Record<string, string>;

/** Writes names of companies and users in the reader's alphabet. */
const lettered = (params: Params, language: Language): Params =>
  language === 'ru'
    ? params
    : Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          /^(customer|company|supplier)$/.test(key) ? companyInLatin(value) : inLatin(value),
        ]),
      );

const statusOf = (name: string | undefined): RequestStatus | null =>
  requestStatuses.find((status) => status === name) ?? null;

/** Returns the request in its current state, or as the notification recorded it if it cannot be loaded. */
const requestOf = (notice: Notice, head: RequestHead | undefined, language: Language): NoticeRequestView | null => {
  if (notice.entityType !== NoticeEntity.REQUEST) return null;
  const { numeric_hash: number = '', name_en: en = '', name_ru: ru = '' } = notice.params;
  return {
    id: notice.entityId,
    numeric_hash: head?.numericHash || number,
    ...textsIn(language, { name: head?.name ?? { en, ru }, unit: head?.unit }),
    count: countView(head?.count ?? ''),
    picture: pictureOrNull(head?.pictureId ?? ''),
    status: (head && requestStatusWord(head.status)) ?? null,
  };
};

/** Returns the status that a notification is about, or null. */
const reportedStatus = (type: string, params: Params): RequestStatus | null => {
  if (type === 'request_published') return 'new';
  if (type === 'request_sent_to_supplier') return 'send_to_supplier';
  return statusOf(params.status);
};

const objectOf = ({ name, count, unit }: NoticeRequestView, language: Language): string =>
  count === null || unit === '' ? name : `${name}, ${numberText(language, count)}\u00A0${unit}`;

const paramsOf = (notice: Notice, language: Language): Params => {
  const { params } = notice;
  const other = language === 'ru' ? 'en' : 'ru';
  const named = lettered(params, language);
  return {
    ...named,
    person: actorText(language, named),
    name: params[`name_${language}`] || params[`name_${other}`] || '',
    cards: params.cards ? numberText(language, Number(params.cards)) : '',
    status: params.status ? statusText(language, params.status) : '',
    reason: reasonText(language, params.reason ?? ''),
    decline: declineText(language, params.decline ?? ''),
    expected: dayText(language, params.expected ?? ''),
    happened: dayText(language, params.happened ?? ''),
    fixed: dayText(language, params.corrected === 'true' ? (params.happened ?? '') : ''),
    start: dayText(language, params.start ?? ''),
    finish: dayText(language, params.finish ?? ''),
  };
};

/**
 * Presents a notification in the reader's language: what happened, who did it if the reader may know, and what to do
 * next.
 */
export const noticeView = (
  notice: Notice,
  { language, companyType }: NoticeReader,
  head: RequestHead | undefined,
): NoticeView => {
  const type = noticeTypeWord(notice.type) ?? 'unknown';
  const of = noticeCase(noticeCases, { type, reader: companyType, params: notice.params });
  const request = requestOf(notice, head, language);
  const spoken = reportedStatus(type, notice.params);
  const isCurrent = request === null || spoken === null || request.status === spoken;
  const texts = noticeText(language, { of, params: paramsOf(notice, language), isCurrent });
  const number = request?.numeric_hash ?? '';
  const object = request ? objectOf(request, language) : '';
  return {
    id: notice.id,
    type,
    text: aboutRequest(language, { title: texts.title, number, object }),
    created_at: notice.createdAt,
    is_read: notice.isRead,
    ...texts,
    status: statusOf(notice.params.status),
    request,
  };
};
