import type { MilestoneKind, NoticeType, RequestStatus, SampleVerdict } from './words.js';

/** The cases of a message notification: one message, several, or one that requests more information. */
const ofMessages = ['message', 'messages', 'question'] as const;

/** The cases of a notification: its type, or for a transition of a request the reader and the new status. */
export type NoticeCase =
  | Exclude<
      NoticeType,
      'request_status_changed' | 'request_message' | 'request_milestone_said' | 'request_sample_judged'
    >
  | (typeof ofMessages)[number]
  | 'request_published_asking'
  | 'reviews_created'
  | 'review_withdrawn'
  | 'review_reviewed'
  | `milestone_${MilestoneKind}`
  | `milestone_${'advance' | 'balance'}_reported`
  | `request_sample_${'asked' | 'sent'}_broker`
  | `sample_${SampleVerdict}`
  | `${Extract<NoticeType, `substitution_${string}`>}_own`
  | `${'customer' | 'broker'}_${Exclude<RequestStatus, 'draft'>}`
  | `supplier_${Exclude<RequestStatus, 'draft' | 'new' | 'in_work' | 'send_to_supplier'>}`
  | 'request_moved'
  | 'unknown';

/**
 * The texts of a case, with placeholders in double braces. The title is the first one whose placeholders can all be
 * filled. The details consist of every sentence whose placeholders can be filled.
 */
export interface NoticeTexts {
  title: string[];
  detail: string[];
  /** Advice on what to do next. */
  advice?: string;
  /** The label of the link. */
  action: string;
  /** What an email says instead. */
  email?: { title?: string[]; advice?: string; action?: string };
}

/** A notification: its type, the kind of company that the reader works for, and its parameters. */
export interface NoticeKind {
  type: string;
  reader: string;
  params: Readonly<Record<string, string>>;
}

function wantedCase({ type, reader, params }: NoticeKind): string {
  if (type === 'request_message') {
    if (params.asks === 'true') return 'question';
    return (params.messages ?? '1') === '1' ? 'message' : 'messages';
  }
  if (type === 'review_created' && (params.cards ?? '1') !== '1') return 'reviews_created';
  if (type === 'review_status_changed' && params.status === 'withdrawn') return 'review_withdrawn';
  // The manager learns that the card came back, and the supplier gets a notification of another type.
  if (type === 'review_status_changed' && params.status === 'reviewed') return 'review_reviewed';
  if (type === 'request_published' && params.question === 'true') return 'request_published_asking';
  // The notification of the user for whom somebody acts.
  if (type.startsWith('substitution_') && params.own === 'true') return `${type}_own`;
  if (type === 'request_sample_judged') return `sample_${params.verdict ?? ''}`;
  // A manager follows the sample, the other side has to act.
  if (['request_sample_asked', 'request_sample_sent'].includes(type) && reader === 'broker') return `${type}_broker`;
  // A payment that the customer reports is a fact only once the broker has confirmed it.
  if (type === 'request_milestone_said')
    return `milestone_${params.milestone ?? ''}${params.reported === 'true' ? '_reported' : ''}`;
  return type === 'request_status_changed' ? `${reader}_${params.status ?? ''}` : type;
}

/**
 * Returns which texts a notification uses. A transition that has no texts uses those of a changed request. An unknown
 * type uses the general ones.
 */
export function noticeCase(texts: Readonly<Record<NoticeCase, NoticeTexts>>, notice: NoticeKind): NoticeCase {
  const wanted = wantedCase(notice);
  if (Object.hasOwn(texts, wanted)) return wanted as NoticeCase;
  return ['request_status_changed', 'request_milestone_said', 'request_sample_judged'].includes(notice.type)
    ? 'request_moved'
    : 'unknown';
}

/** Returns the text with its placeholders filled, or undefined if the value of one of them is missing or empty. */
export function filledText(template: string, params: Readonly<Record<string, string>>): string | undefined {
  let isComplete = true;
  const text = template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : '';
    isComplete &&= Boolean(value);
    return value ?? '';
  });
  return isComplete ? text : undefined;
}

/** Returns what a user wrote in one line that ends like a sentence, to follow a label such as `Reason:`. */
export function asSentence(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line === '' || /[.!?…]$/u.test(line) ? line : `${line}.`;
}
