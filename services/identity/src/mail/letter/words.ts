import type { MailLocale } from '../domain/letters.js';
import enLetters from '../texts/en/letters.json' with { type: 'json' };
import enNotices from '../texts/en/notices.json' with { type: 'json' };
import ruLetters from '../texts/ru/letters.json' with { type: 'json' };
import ruNotices from '../texts/ru/notices.json' with { type: 'json' };

/** What is said of a happening: the first subject that can be filled, what to do next, what the button says. */
export interface NoticeTexts {
  subject: string[];
  advice?: string;
  action: string;
}

type Happening = keyof typeof enNotices;

export const letterTexts: Record<MailLocale, typeof enLetters> = { en: enLetters, ru: ruLetters };
const noticeTexts: Record<MailLocale, Record<Happening, NoticeTexts>> = { en: enNotices, ru: ruNotices };

/** The text with its marks filled; undefined where one of them has nothing to say. */
export function filled(template: string, params: Readonly<Record<string, string>>): string | undefined {
  let isWhole = true;
  const text = template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const given = Object.hasOwn(params, name) ? params[name] : '';
    isWhole &&= Boolean(given);
    return given ?? '';
  });
  return isWhole ? text : undefined;
}

/** The same, of a text that has to be said. */
export const fill = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? '') : '',
  );

/** The words of a happening; of one nobody has words for, that there is something new. */
export function textsOf(locale: MailLocale, happening: string): NoticeTexts {
  const texts = noticeTexts[locale];
  return Object.hasOwn(texts, happening) ? texts[happening as Happening] : texts.unknown;
}

/** A day of the calendar as people write it; empty for none. */
export const dayText = (locale: MailLocale, day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : '';
