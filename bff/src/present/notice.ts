import { companyInLatin, inLatin, type NoticeRequestView, type NoticeView, unitAfter } from '@setu/contract';
import { lotInRoubles, type Money, quoteOf, wholeCount } from '@setu/kit/core';
import type { Notice } from '@setu/proto/identity/notices';
import { NoticeEntity } from '@setu/proto/identity/words';
import { asSentence, noticeCase } from '@setu/proto/notice-case';
import { percentFormat } from '@setu/proto/percent';
import type { News, RequestHead, WaitingNews } from '@setu/proto/request/requests';
import {
  companyTypeWord,
  incoTermWord,
  noticeTypeWord,
  requestStatusWord,
  waitingReasonWord,
} from '@setu/proto/wire-words';
import { type RequestStatus, requestStatuses } from '@setu/proto/words';
import { discussedFieldLabel } from '../language/card-field-texts.js';
import { daysText, dayText, moneyText, numberText } from '../language/formats.js';
import type { Language } from '../language/locale.js';
import { aboutRequest, actorText, noticeCases, noticeText } from '../language/notice-text.js';
import { declineText, reasonText, statusText } from '../language/texts.js';
import { countView } from './condition.js';
import { pictureOrNull } from './file.js';
import { moneyView } from './money.js';
import { requestPlaceRoute } from './request-route.js';
import { taskPlace } from './task-place.js';
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

/** What a notification reports and its request, as far as the reader may read them now. */
export interface NoticeContent {
  head: RequestHead | undefined;
  /** Why the request waits for the reader. Undefined if it does not. */
  waiting: WaitingNews | undefined;
  news: News | undefined;
  /** The beginning of the message or comment. */
  quote: string;
}

/** Returns the request in its current state, or as the notification recorded it if it cannot be loaded. */
const requestOf = (
  notice: Notice,
  { head, waiting }: NoticeContent,
  { language, companyType }: NoticeReader,
): NoticeRequestView | null => {
  if (notice.entityType !== NoticeEntity.REQUEST) return null;
  const status = (head && requestStatusWord(head.status)) ?? null;
  const { numeric_hash: number = '', name_en: en = '', name_ru: ru = '' } = notice.params;
  return {
    id: notice.entityId,
    numeric_hash: head?.numericHash || number,
    ...textsIn(language, { name: head?.name ?? { en, ru }, unit: head?.unit }),
    count: countView(head?.count ?? ''),
    picture: pictureOrNull(head?.pictureId ?? ''),
    status,
    waits_for: (head && companyTypeWord(head.waitsFor)) ?? null,
    is_waiting: waiting !== undefined,
    task: status && waiting ? taskOf(waiting, status, companyType) : null,
  };
};

const taskOf = (
  { requestId, channel, ...why }: WaitingNews,
  status: RequestStatus,
  companyType: string,
): NoticeRequestView['task'] => {
  const reason = waitingReasonWord(why.reason);
  if (!reason) return null;
  return {
    reason,
    route: requestPlaceRoute(requestId, companyType, taskPlace({ reason, channel, status }, companyType)),
  };
};

/** Returns the status that a notification is about, or null. */
const reportedStatus = (type: string, params: Params): RequestStatus | null => {
  if (type === 'request_published') return 'new';
  if (type === 'request_sent_to_supplier') return 'send_to_supplier';
  return statusOf(params.status);
};

const objectOf = ({ name, count, unit }: NoticeRequestView, language: Language): string =>
  count === null || unit === ''
    ? name
    : `${name}, ${numberText(language, count)}\u00A0${unitAfter(Number(count), unit, language)}`;

/**
 * Returns the parameters of an offer or a payment, with amounts at the rate of their day. Readers of Russian get
 * roubles, except suppliers, who sell in rupees.
 */
const newsParams = ({ head, news }: NoticeContent, { language, companyType }: NoticeReader): Params => {
  const rate = news?.price?.rate;
  const amountText = (money: Money | undefined, count?: bigint): string => {
    const isReadInRoubles = language === 'ru' && companyType !== 'supplier';
    const view = moneyView(
      isReadInRoubles && money?.currency === 'INR' && rate ? lotInRoubles(money, rate, count) : money,
    );
    return view ? moneyText(language, view) : '';
  };
  const paid = amountText(news?.payment?.amount);
  const due = dayText(language, news?.payment?.dueOn ?? '');
  return {
    price: amountText(news?.price?.money, wholeCount(head?.count ?? '')),
    until: dayText(language, news?.validUntil ?? ''),
    lead: news?.leadDays ? daysText(language, news.leadDays) : '',
    inco: incoText(news, language),
    advance: news?.advanceShare ? percentFormat(language === 'ru' ? 'ru-RU' : 'en-GB').format(news.advanceShare) : '',
    paid,
    ...(due === '' ? { payment: paid } : { payment_due: paid, due }),
  };
};

const incoText = (news: News | undefined, language: Language): string => {
  const term = news && incoTermWord(news.incoTerm);
  const place = language === 'en' ? inLatin(news?.incoPlace ?? '') : (news?.incoPlace ?? '');
  return term ? [term, place].filter(Boolean).join(' ') : '';
};

/** Formats roubles, or returns an empty text. */
const roublesText = (amount: string | undefined, language: Language): string =>
  amount ? moneyText(language, { value: Number(amount), currency: 'RUB' }) : '';

/** Keeps the words of a text on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Returns why a request was rejected: what the user wrote, or else the reason they chose unless it says nothing. */
const rejectionText = ({ comment = '', reason = '', status = '' }: Params, language: Language): string =>
  asSentence(quoteOf(comment) || (reason === 'other' ? '' : reasonText(language, reason, status)));

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
    reason: rejectionText(params, language),
    decline: declineText(language, params.decline ?? ''),
    expected: dayText(language, params.expected ?? ''),
    happened: dayText(language, params.happened ?? ''),
    fixed: dayText(language, params.corrected === 'true' ? (params.happened ?? '') : ''),
    claim_until: unbroken(dayText(language, params.claim_until ?? '')),
    start: unbroken(dayText(language, params.start ?? '')),
    finish: unbroken(dayText(language, params.finish ?? '')),
    ...{ landed_before: roublesText(params.before, language), landed_now: roublesText(params.now, language) },
    field: discussedFieldLabel(language, params.field ?? ''),
  };
};

/**
 * Presents a notification in the reader's language: what happened, who did it if the reader may know, and what to do
 * next.
 */
export const noticeView = (notice: Notice, reader: NoticeReader, content: NoticeContent): NoticeView => {
  const { language, companyType } = reader;
  const type = noticeTypeWord(notice.type) ?? 'unknown';
  const of = noticeCase(noticeCases, { type, reader: companyType, params: notice.params });
  const request = requestOf(notice, content, reader);
  const spoken = reportedStatus(type, notice.params);
  const isCurrent = request === null || spoken === null || request.status === spoken;
  const params = { ...paramsOf(notice, language), ...newsParams(content, reader) };
  const texts = noticeText(language, { of, params, isCurrent, hasButton: Boolean(request?.task) });
  const number = request?.numeric_hash ?? '';
  const object = request ? objectOf(request, language) : '';
  return {
    id: notice.id,
    type,
    text: aboutRequest(language, { title: texts.title, number, object }),
    created_at: notice.createdAt,
    is_read: notice.isRead,
    ...texts,
    quote: content.quote || null,
    status: statusOf(notice.params.status),
    request,
  };
};
