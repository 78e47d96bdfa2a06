import { type NoticeCase, type NoticeTexts, noticeCase } from '@setu/proto/notice-case';
import enNotices from '@setu/proto/texts/en/notices.json' with { type: 'json' };
import ruNotices from '@setu/proto/texts/ru/notices.json' with { type: 'json' };
import { unitAfter } from '@setu/proto/unit-after';
import type { CompanyType } from '@setu/proto/words';
import type { EmailedNotice, EmailLocale } from '../domain/email.js';
import enEmails from '../texts/en/emails.json' with { type: 'json' };
import ruEmails from '../texts/ru/emails.json' with { type: 'json' };

export const emailTexts: Record<EmailLocale, typeof enEmails> = { en: enEmails, ru: ruEmails };
const noticeTexts: Record<EmailLocale, Record<NoticeCase, NoticeTexts>> = { en: enNotices.cases, ru: ruNotices.cases };

/**
 * The texts of a notification in an email: the subjects in order of preference, the details and the next step, and the
 * label of the button. The first subject with all its parameters known is used, and every sentence with all of them.
 */
export interface EmailTexts {
  subjects: readonly string[];
  sentences: readonly string[];
  action: string;
}

/** The parameters of sentences in emails. An email leaves out sentences with others, because they name people. */
const figures = [
  'price',
  'paid',
  'payment',
  'payment_due',
  'due',
  'until',
  'lead',
  'inco',
  'advance',
  'happened',
  'reason',
  'claim_until',
];

const isForEmail = (sentence: string): boolean =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => figures.includes(name));

/** Returns the texts of a notification for a reader who works for the given kind of company. */
export function textsOf(
  locale: EmailLocale,
  { type, params }: Pick<EmailedNotice, 'type' | 'params'>,
  reader: CompanyType,
): EmailTexts {
  const cases = noticeTexts[locale];
  const { title, detail, advice, action, email = {} } = cases[noticeCase(cases, { type, reader, params })];
  const details = [...detail.filter(isForEmail), ...(advice === undefined ? [] : [advice])];
  return {
    subjects: email.title ?? title,
    sentences: email.advice === undefined ? details : [email.advice],
    action: email.action ?? action,
  };
}

/** Fills the placeholders of a text that must always be shown. Missing ones become empty. */
export const fill = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? '') : '',
  );

/** English days are written as in the app: the day before the month. */
const dayLocales: Record<EmailLocale, string> = { en: 'en-GB', ru: 'ru' };

/**
 * Formats a calendar day for the reader, without the Russian abbreviation for year, whose period would end a sentence.
 * Returns an empty text if there is no day.
 */
export const dayText = (locale: EmailLocale, day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? new Intl.DateTimeFormat(dayLocales[locale], { dateStyle: 'long', timeZone: 'UTC' })
        .format(new Date(`${day}T00:00:00Z`))
        .replace(/\s*г\.$/u, '')
    : '';

/** Formats a quantity with its unit: «12 пар», `12 pairs`. Returns an empty text if there is no quantity. */
export const quantityText = (locale: EmailLocale, count: string, unit: string): string =>
  count === ''
    ? ''
    : `${new Intl.NumberFormat(dayLocales[locale]).format(Number(count))}\u00A0${unitAfter(Number(count), unit, locale)}`.trim();

/** Formats a number of days: `21 день`, `21 days`. */
export const daysText = (locale: EmailLocale, days: number): string =>
  new Intl.NumberFormat(dayLocales[locale], { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
