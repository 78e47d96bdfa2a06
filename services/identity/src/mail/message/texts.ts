import type { EmailLocale } from '../domain/email.js';
import enEmails from '../texts/en/emails.json' with { type: 'json' };
import enNotices from '../texts/en/notices.json' with { type: 'json' };
import ruEmails from '../texts/ru/emails.json' with { type: 'json' };
import ruNotices from '../texts/ru/notices.json' with { type: 'json' };

/**
 * The texts of an event: the subjects in order of preference, the next step, and the label of the button. The first
 * subject with all its parameters known is used.
 */
export interface NoticeTexts {
  subject: string[];
  advice?: string;
  action: string;
}

type EventName = keyof typeof enNotices;

export const emailTexts: Record<EmailLocale, typeof enEmails> = { en: enEmails, ru: ruEmails };
const noticeTexts: Record<EmailLocale, Record<EventName, NoticeTexts>> = { en: enNotices, ru: ruNotices };

/** Fills the placeholders of a text. Returns undefined if one of them is empty. */
export function filled(template: string, params: Readonly<Record<string, string>>): string | undefined {
  let isComplete = true;
  const text = template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : '';
    isComplete &&= Boolean(value);
    return value ?? '';
  });
  return isComplete ? text : undefined;
}

/** Fills the placeholders of a text that must always be shown. Missing ones become empty. */
export const fill = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? '') : '',
  );

/** Returns the texts of an event. For an event without texts, returns a general text about news. */
export function textsOf(locale: EmailLocale, eventName: string): NoticeTexts {
  const texts = noticeTexts[locale];
  return Object.hasOwn(texts, eventName) ? texts[eventName as EventName] : texts.unknown;
}

/** Formats a calendar day for the reader. Returns an empty text if there is no day. */
export const dayText = (locale: EmailLocale, day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : '';
