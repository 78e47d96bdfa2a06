import { filledText, type NoticeCase, type NoticeTexts } from '@setu/proto/notice-case';
import enNotices from '@setu/proto/texts/en/notices.json' with { type: 'json' };
import ruNotices from '@setu/proto/texts/ru/notices.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The text of a notification: what happened, the details (who, why and what to do next), and the label of its link. */
export interface NoticeText {
  title: string;
  detail: string;
  action: string;
}

interface Texts {
  about: string;
  acting: string;
  cases: Record<NoticeCase, NoticeTexts>;
}
const texts: Record<Language, Texts> = { en: enNotices, ru: ruNotices };

/** The texts of all cases, in any language, to choose a case from. */
export const noticeCases = texts.en.cases;

/**
 * The input for the text: the case, its parameters, and whether the request still has the status of the notification.
 */
interface NoticeParams {
  of: NoticeCase;
  params: Record<string, string>;
  isCurrent: boolean;
  /** Whether the place where it is shown has a button for what the advice says. */
  hasButton: boolean;
}

/**
 * Returns the text of a case. Leaves out sentences with missing names, and advice that no longer fits the request or
 * that a button repeats.
 */
export const noticeText = (language: Language, { of, params, isCurrent, hasButton }: NoticeParams): NoticeText => {
  const { cases } = texts[language];
  const { title, detail, advice, action } = cases[of];
  const render = (templates: readonly string[]) => templates.flatMap((one) => filledText(one, params) ?? []);
  const sentences = [...render(detail), ...(isCurrent && advice && !hasButton ? [advice] : [])];
  return {
    title: render(title)[0] ?? '',
    detail: sentences.join(' '),
    action: isCurrent ? action : cases.request_moved.action,
  };
};

/** Returns the actor's name, with the substitute who really acted if there was one. */
export const actorText = (language: Language, { person = '', acting = '' }: Record<string, string>): string =>
  filledText(texts[language].acting, { person, acting }) ?? person;

/** Returns the text of an event together with its request, for places that do not show the request. */
export const aboutRequest = (language: Language, of: { title: string; number: string; object: string }): string =>
  filledText(texts[language].about, of) ?? of.title;
