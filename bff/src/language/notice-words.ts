import enNotices from '@setu/contract/texts/en/notices.json' with { type: 'json' };
import ruNotices from '@setu/contract/texts/ru/notices.json' with { type: 'json' };
import type { MilestoneKind, NoticeType, RequestStatus } from '@setu/proto/words';
import type { Language } from './locale.js';

/** Of messages: one, several, and one that asks for more information. */
const ofMessages = ['message', 'messages', 'question'] as const;

/** Everything a notice may be about: its type, and of a request's move who reads it and where the request went. */
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

/** A notice in words: what happened; who, why and what to do next; what the link to it says. */
export interface NoticeWords {
  title: string;
  detail: string;
  action: string;
}

/** The first title that can be filled is taken, and of the details every sentence that can be. */
interface Template {
  title: string[];
  detail: string[];
  /** What to do, and what comes, while the request stands where the notice found it. */
  advice?: string;
  action: string;
}
type Templates = Record<NoticeCase, Template>;

const texts: Record<Language, { about: string; acting: string; words: Templates }> = { en: enNotices, ru: ruNotices };

/** The text with its marks filled; undefined where one of them has nothing to say. */
const filled = (template: string, params: Record<string, string>): string | undefined => {
  let isWhole = true;
  const text = template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const given = Object.hasOwn(params, name) ? params[name] : '';
    isWhole &&= Boolean(given);
    return given ?? '';
  });
  return isWhole ? text : undefined;
};

const isCase = (name: string): name is NoticeCase => Object.hasOwn(texts.en.words, name);

const messageCase = ({ asks, messages = '1' }: Record<string, string>): NoticeCase => {
  if (asks === 'true') return 'question';
  return messages === '1' ? 'message' : 'messages';
};

/** Which words a notice takes; what nobody has words for is told as something new, a move as its status's name. */
export const noticeCase = (type: string, reader: string, params: Record<string, string>): NoticeCase => {
  if (type === 'request_message') return messageCase(params);
  if (type === 'review_created' && (params.cards ?? '1') !== '1') return 'reviews_created';
  if (type === 'request_published' && params.question === 'true') return 'request_published_asking';
  const { status = '', milestone = '' } = params;
  if (type === 'request_milestone_said') {
    const said = `milestone_${milestone}`;
    return isCase(said) ? said : 'request_moved';
  }
  if (type !== 'request_status_changed') return isCase(type) ? type : 'unknown';
  const moved = `${reader}_${status}`;
  return isCase(moved) ? moved : 'request_moved';
};

/** What is to be put into words: the case, its names, and whether the request still stands where the notice found it. */
interface Told {
  of: NoticeCase;
  params: Record<string, string>;
  isCurrent: boolean;
}

/** A case in words; a sentence whose names are not known is left out, and so is advice the request has outrun. */
export const noticeWords = (language: Language, { of, params, isCurrent }: Told): NoticeWords => {
  const { words } = texts[language];
  const { title, detail, advice, action } = words[of];
  const said = (templates: readonly string[]) => templates.flatMap((one) => filled(one, params) ?? []);
  const sentences = [...said(detail), ...(isCurrent && advice ? [advice] : [])];
  return {
    title: said(title)[0] ?? '',
    detail: sentences.join(' '),
    action: isCurrent ? action : words.request_moved.action,
  };
};

/** A doer by name, and who really acted where somebody stood in for him. */
export const doerText = (language: Language, { person = '', acting = '' }: Record<string, string>): string =>
  filled(texts[language].acting, { person, acting }) ?? person;

/** What happened together with the request it happened to, for where nothing stands beside it. */
export const aboutRequest = (language: Language, of: { title: string; number: string; object: string }): string =>
  filled(texts[language].about, of) ?? of.title;
