interface MessageFile {
  id: string;
  name: string;
  /** The size in bytes. */
  size: number;
  /** The address. Absent while the file is being uploaded. */
  url?: string;
}

/** The state of a message that is not stored yet: being sent, or failed with a reason. */
export type Delivery = 'sending' | { why: string; onRetry: () => void; onEdit: () => void };

export interface Message {
  id: string;
  /** The author, as the reader may know them. */
  by: string;
  isOwn: boolean;
  /** True if the author's substitute wrote it. `by` then names both people, even if the reader is one of them. */
  isBySubstitute?: boolean;
  /** The instant in ISO 8601. */
  at: string;
  text: string;
  /** An additional role of the message, such as a claim. */
  mark?: string;
  files?: MessageFile[];
  /** Whether the message is a question without an answer. */
  isOpenQuestion?: boolean;
  /** Whether it is the first message the reader has not seen. */
  isFirstNew?: boolean;
  /** The state of sending. Absent once the message is stored. */
  delivery?: Delivery;
}

export interface MessageDraft {
  text: string;
  files: File[];
  /** Whether the author expects an answer. */
  asks: boolean;
}

export const emptyDraft: MessageDraft = { text: '', files: [], asks: false };

/** The input field of a thread. */
export interface Field {
  /** A new key resets the field to `initial`. */
  key: number;
  initial: MessageDraft;
  onChange?: (draft: MessageDraft) => void;
  /** Receives the message. The field is then empty. */
  onSend: (draft: MessageDraft) => void;
}

/** One thread of a conversation. Only its readers see its messages. */
export interface Channel {
  /** The party on the other side. Its colour is the same on every screen. */
  side: 'customer' | 'supplier';
  /** True if the other side is the broker. */
  isBroker?: boolean;
  title: string;
  /** Who can read the thread: company and person. */
  readers: string;
  /** The responsible party and since when, as text. `isOurs` means that the reader of this page is responsible. */
  turn?: { text: string; isOwn: boolean };
  unread?: number;
  /** The messages, oldest first. Undefined while they load. */
  messages: Message[] | undefined;
  /** Present if there are older messages. */
  older?: { isLoading: boolean; onMore: () => void };
  /** Why the messages did not load. */
  failure?: { title: string; requestId?: string; onRetry: () => void };
  /** The field's label, which names the recipient: "Reply to the customer". */
  replyLabel: string;
  /** Without a field the thread is read-only. */
  field?: Field;
  /** Why no one can write here. */
  closed?: string;
}

interface MessageDay {
  /** The date in the reader's time zone: `2026-11-20`. */
  day: string;
  messages: Message[];
}

/** Groups messages by day, in order. `dayOf` returns the day of an instant in the reader's time zone. */
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
