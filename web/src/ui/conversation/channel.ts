interface MessageFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Absent while it is only on its way. */
  url?: string;
}

/** A message that is not stored yet: on its way, or it did not get there, and why. */
export type Delivery = 'sending' | { why: string; onRetry: () => void; onEdit: () => void };

export interface Message {
  id: string;
  /** Who wrote it, as the reader may know them. */
  by: string;
  isOwn: boolean;
  /** Somebody stood in for who wrote it: `by` names both, to themselves too. */
  isStoodIn?: boolean;
  /** ISO 8601 instant. */
  at: string;
  text: string;
  /** What it is beside a message: a claim, say. */
  mark?: string;
  /** The language it is written in, where it is known. */
  lang?: string;
  files?: MessageFile[];
  /** A question that nobody has answered yet. */
  isOpenQuestion?: boolean;
  /** The first one the reader has not seen. */
  isFirstNew?: boolean;
  /** Absent once it is stored. */
  delivery?: Delivery;
}

export interface MessageDraft {
  text: string;
  files: File[];
  /** The writer waits for an answer. */
  asks: boolean;
}

export const emptyDraft: MessageDraft = { text: '', files: [], asks: false };

/** The field of a thread. */
export interface Field {
  /** Another key begins it anew with `initial`. */
  key: number;
  initial: MessageDraft;
  onChange?: (draft: MessageDraft) => void;
  /** Takes the message over: the field is empty then. */
  onSend: (draft: MessageDraft) => void;
}

/** One thread of a conversation; what is written in it only its readers see. */
export interface Channel {
  /** Whose it is: its colour says so on every screen. */
  side: 'customer' | 'supplier';
  title: string;
  /** Who reads it: company and person. */
  readers: string;
  /** Whose turn it is and since when, in words; `isOurs` when the reader of this page is waited for. */
  turn?: { words: string; isOurs: boolean };
  unread?: number;
  /** Oldest first; undefined while they load. */
  messages: Message[] | undefined;
  /** There are older ones. */
  older?: { isLoading: boolean; onMore: () => void };
  /** Why they did not come. */
  failure?: { title: string; requestId?: string; onRetry: () => void };
  /** Names the field by its reader: "Reply to the customer". */
  replyLabel: string;
  /** Without it the thread is only read. */
  field?: Field;
  /** Why nobody writes here. */
  closed?: string;
}

interface MessageDay {
  /** `2026-11-20` in the reader's zone. */
  day: string;
  messages: Message[];
}

/** Messages by day, in their order; `dayOf` tells the day of an instant in the reader's zone. */
export function byDay(messages: readonly Message[], dayOf: (iso: string) => string): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = dayOf(message.at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
