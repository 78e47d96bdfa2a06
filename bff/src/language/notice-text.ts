import enNotices from '@setu/contract/texts/en/notices.json' with { type: 'json' };
import ruNotices from '@setu/contract/texts/ru/notices.json' with { type: 'json' };
import type { MilestoneKind, NoticeType, RequestStatus } from '@setu/proto/words';
import type { Language } from './locale.js';

/** The cases of a message notification: one message, several, or one that requests more information. */
const ofMessages = ['message', 'messages', 'question'] as const;

/** The cases of a notification: its type, or for a transition of a request the reader and the new status. */
export type NoticeCase =
  | Exclude<NoticeType, 'request_status_changed' | 'request_message' | 'request_milestone_said'>
  | (typeof ofMessages)[number]
  | 'request_published_asking'
  | 'reviews_created'
  | `milestone_${MilestoneKind}`
  | `${'customer' | 'broker'}_${Exclude<RequestStatus, 'draft'>}`
  | `supplier_${Exclude<RequestStatus, 'draft' | 'new' | 'in_work' | 'send_to_supplier'>}`
  | 'request_moved'
  | 'unknown';

/** The text of a notification: what happened, the details (who, why and what to do next), and the label of its link. */
export interface NoticeText {
  title: string;
  detail: string;
  action: string;
}

/**
 * The templates of a text. The title is the first one whose placeholders can all be filled. The details consist of
 * every sentence whose placeholders can be filled.
 */
interface Template {
  title: string[];
  detail: string[];
  /** Advice on what to do next. Shown only while the request still has the status named in the notification. */
  advice?: string;
  action: string;
}
type Templates = Record<NoticeCase, Template>;

const texts: Record<Language, { about: string; acting: string; words: Templates }> = { en: enNotices, ru: ruNotices };

/** Returns the text with its placeholders filled, or undefined if a value is missing. */
const filled = (template: string, params: Record<string, string>): string | undefined => {
  let isComplete = true;
  const text = template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : '';
    isComplete &&= Boolean(value);
    return value ?? '';
  });
  return isComplete ? text : undefined;
};

const isCase = (name: string): name is NoticeCase => Object.hasOwn(texts.en.words, name);

const messageCase = ({ asks, messages = '1' }: Record<string, string>): NoticeCase => {
  if (asks === 'true') return 'question';
  return messages === '1' ? 'message' : 'messages';
};

/**
 * Returns the case of a notification. A transition is named by its status, and an unknown type becomes a general case.
 */
export const noticeCase = (type: string, reader: string, params: Record<string, string>): NoticeCase => {
  if (type === 'request_message') return messageCase(params);
  if (type === 'review_created' && (params.cards ?? '1') !== '1') return 'reviews_created';
  if (type === 'request_published' && params.question === 'true') return 'request_published_asking';
  const { status = '', milestone = '' } = params;
  if (type === 'request_milestone_said') {
    const name = `milestone_${milestone}`;
    return isCase(name) ? name : 'request_moved';
  }
  if (type !== 'request_status_changed') return isCase(type) ? type : 'unknown';
  const moved = `${reader}_${status}`;
  return isCase(moved) ? moved : 'request_moved';
};

/**
 * The input for the text: the case, its parameters, and whether the request still has the status of the notification.
 */
interface NoticeParams {
  of: NoticeCase;
  params: Record<string, string>;
  isCurrent: boolean;
}

/** Returns the text of a case. Leaves out sentences with missing names, and advice that no longer fits the request. */
export const noticeText = (language: Language, { of, params, isCurrent }: NoticeParams): NoticeText => {
  const { words: cases } = texts[language];
  const { title, detail, advice, action } = cases[of];
  const render = (templates: readonly string[]) => templates.flatMap((one) => filled(one, params) ?? []);
  const sentences = [...render(detail), ...(isCurrent && advice ? [advice] : [])];
  return {
    title: render(title)[0] ?? '',
    detail: sentences.join(' '),
    action: isCurrent ? action : cases.request_moved.action,
  };
};

/** Returns the actor's name, with the substitute who really acted if there was one. */
export const actorText = (language: Language, { person = '', acting = '' }: Record<string, string>): string =>
  filled(texts[language].acting, { person, acting }) ?? person;

/** Returns the text of an event together with its request, for places that do not show the request. */
export const aboutRequest = (language: Language, of: { title: string; number: string; object: string }): string =>
  filled(texts[language].about, of) ?? of.title;
