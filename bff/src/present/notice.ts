import type { NoticeView } from '@setu/contract';
import type { Notice } from '@setu/proto/identity/notices';
import { noticeTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../http/locale.js';
import { noticeText, statusText } from '../http/words.js';

/** A notice in the reader's words: names in his language, statuses by their names. */
export const noticeView = (notice: Notice, language: Language): NoticeView => {
  const { params } = notice;
  const other = language === 'ru' ? 'en' : 'ru';
  const name = params[`name_${language}`] || params[`name_${other}`] || '';
  const type = noticeTypeWord(notice.type) ?? 'unknown';
  const status = statusText(language, params.status ?? '');
  return {
    id: notice.id,
    type,
    text: noticeText(language, type, { ...params, name, status }),
    created_at: notice.createdAt,
    is_read: notice.isRead,
  };
};
