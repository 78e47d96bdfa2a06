import type { MailLocale } from '../domain/email.js';
import enLetters from '../texts/en/emails.json' with { type: 'json' };
import enNotices from '../texts/en/notices.json' with { type: 'json' };
import ruLetters from '../texts/ru/emails.json' with { type: 'json' };
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

type Happening = keyof typeof enNotices;

export const letterTexts: Record<MailLocale, typeof enLetters> = { en: enLetters, ru: ruLetters };
const noticeTexts: Record<MailLocale, Record<Happening, NoticeTexts>> = { en: enNotices, ru: ruNotices };

/** Fills the placeholders of a text. Returns undefined if one of them is empty. */
export function filled(template: string, params: Readonly<Record<string, string>>): string | undefined {
  let isWhole = true;
  const text = template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const given = Object.hasOwn(params, name) ? params[name] : '';
    isWhole &&= Boolean(given);
    return given ?? '';
  });
  return isWhole ? text : undefined;
}

/** Fills the placeholders of a text that must always be shown. Missing ones become empty. */
export const fill = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? '') : '',
  );

/** Returns the texts of an event. An event without texts gets a general text about news. */
export function textsOf(locale: MailLocale, happening: string): NoticeTexts {
  const texts = noticeTexts[locale];
  return Object.hasOwn(texts, happening) ? texts[happening as Happening] : texts.unknown;
}

/** Formats a calendar day for the reader. Returns an empty text if there is no day. */
export const dayText = (locale: MailLocale, day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : '';
