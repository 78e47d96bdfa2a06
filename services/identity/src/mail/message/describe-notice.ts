import type { CompanyType } from '@setu/proto/words';
import type { MailLocale, ToldNotice } from '../domain/email.js';
import { mailCase } from '../domain/email-variant.js';
import { dayText, fill, filled, letterTexts, textsOf } from './texts.js';

/** The text of a notification for an email. */
export interface NoticeInWords {
  /** The description of the event. */
  title: string;
  /** The request that it concerns, or empty if it concerns something else. */
  about: string;
  number: string;
  name: string;
  advice: string;
  action: string;
}

// A name in an alphabet that the reader may not know is left out, and a title without the name is used.
const isLegible = (locale: MailLocale, text: string): boolean => locale === 'ru' || !/\p{Script=Cyrillic}/u.test(text);

/** Returns the text of a notification. It contains no more about anyone than the notification's parameters do. */
export function noticeInWords(notice: ToldNotice, locale: MailLocale, reader: CompanyType): NoticeInWords {
  const { type, params } = notice;
  const other = locale === 'ru' ? 'en' : 'ru';
  const name = params[`name_${locale}`] || params[`name_${other}`] || '';
  const said = Object.fromEntries(Object.entries(params).filter(([, value]) => isLegible(locale, value)));
  const days = {
    start: dayText(locale, params.start ?? ''),
    finish: dayText(locale, params.finish ?? ''),
    expected: dayText(locale, params.expected ?? ''),
    happened: dayText(locale, params.happened ?? ''),
    fixed: dayText(locale, params.corrected === 'true' ? (params.happened ?? '') : ''),
  };
  const { subject, advice = '', action } = textsOf(locale, mailCase(type, reader, params));
  const title = subject.flatMap((one) => filled(one, { ...said, ...days, name }) ?? [])[0] ?? '';
  const number = params.numeric_hash ?? '';
  const { about, aboutNumber } = letterTexts[locale];
  const at = name === '' ? fill(aboutNumber, { number }) : fill(about, { number, name });
  return { title, about: number === '' ? '' : at, number, name, advice, action };
}
