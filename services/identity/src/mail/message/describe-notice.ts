import { fieldLabels } from '@setu/proto/card-options';
import { filledText } from '@setu/proto/notice-case';
import type { CompanyType } from '@setu/proto/words';
import type { EmailedNotice, EmailLocale } from '../domain/email.js';
import { noticeFigures } from './notice-figures.js';
import { dayText, emailTexts, fill, textsOf } from './texts.js';

/** The text of a notification for an email. */
export interface NoticeDescription {
  /** The description of the event. */
  title: string;
  /** The request that it concerns, or empty if it concerns something else. */
  about: string;
  number: string;
  name: string;
  /** The comments of a reviewer, each with the label of its field. */
  comments: string[];
  /** The sums, the days and the reason, then what to do next. */
  advice: string;
  action: string;
}

// A name in an alphabet that the reader may not know is left out, and a title without the name is used.
const isLegible = (locale: EmailLocale, text: string): boolean => locale === 'ru' || !/\p{Script=Cyrillic}/u.test(text);

const ofComment = 'comment_';

/** Returns the comments among the parameters of a notification. A comment on the full card has no label. */
const commentsIn = (params: Readonly<Record<string, string>>, locale: EmailLocale): string[] =>
  Object.entries(params).flatMap(([name, text]) => {
    if (!name.startsWith(ofComment) || text === '') return [];
    const field = name.slice(ofComment.length);
    const label = field === 'general' ? undefined : fieldLabels[field]?.[locale];
    return [label === undefined ? text : `${label}: ${text}`];
  });

/** Returns the text of a notification. It contains no more about anyone than the notification's parameters do. */
export function describeNotice(notice: EmailedNotice, locale: EmailLocale, reader: CompanyType): NoticeDescription {
  const { params } = notice;
  const otherLocale = locale === 'ru' ? 'en' : 'ru';
  const name = params[`name_${locale}`] || params[`name_${otherLocale}`] || '';
  const legible = Object.fromEntries(Object.entries(params).filter(([, value]) => isLegible(locale, value)));
  const days = {
    start: dayText(locale, params.start ?? ''),
    finish: dayText(locale, params.finish ?? ''),
    expected: dayText(locale, params.expected ?? ''),
    happened: dayText(locale, params.happened ?? ''),
    fixed: dayText(locale, params.corrected === 'true' ? (params.happened ?? '') : ''),
  };
  const { subjects, sentences, action } = textsOf(locale, notice, reader);
  const filling = { ...legible, ...days, ...noticeFigures(params, locale, reader), name };
  const filled = (templates: readonly string[]) => templates.flatMap((one) => filledText(one, filling) ?? []);
  const [title = ''] = filled(subjects);
  const advice = filled(sentences).join(' ');
  const number = params.numeric_hash ?? '';
  const { about, aboutNumber } = emailTexts[locale];
  const at = name === '' ? fill(aboutNumber, { number }) : fill(about, { number, name });
  const comments = commentsIn(params, locale);
  return { title, about: number === '' ? '' : at, number, name, comments, advice, action };
}
