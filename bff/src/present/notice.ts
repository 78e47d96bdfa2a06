import { companyInLatin, inLatin, type NoticeView } from '@setu/contract';
import type { Notice } from '@setu/proto/identity/notices';
import { noticeTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { noticeText, statusText } from '../language/words.js';

const people = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      /^(customer|company)$/.test(key) ? companyInLatin(value) : inLatin(value),
    ]),
  );

/** A notice in the reader's words: names in his language and letters, statuses by their names. */
export const noticeView = (notice: Notice, language: Language): NoticeView => {
  const { params } = notice;
  const other = language === 'ru' ? 'en' : 'ru';
  const name = params[`name_${language}`] || params[`name_${other}`] || '';
  const type = noticeTypeWord(notice.type) ?? 'unknown';
  const status = statusText(language, params.status ?? '');
  return {
    id: notice.id,
    type,
    text: noticeText(language, type, { ...(language === 'en' ? people(params) : params), name, status }),
    created_at: notice.createdAt,
    is_read: notice.isRead,
  };
};
