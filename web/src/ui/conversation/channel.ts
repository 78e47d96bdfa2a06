interface MessageFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  url: string;
}

export interface Message {
  id: string;
  /** Who wrote it, as the reader may know them. */
  by: string;
  isOwn: boolean;
  /** ISO 8601 instant. */
  at: string;
  text: string;
  /** The language it is written in, where it is known. */
  lang?: string;
  files?: MessageFile[];
  /** A question that nobody has answered yet. */
  isOpenQuestion?: boolean;
}

export interface MessageDraft {
  text: string;
  files: File[];
  /** The writer waits for an answer. */
  asks: boolean;
}

/** One thread of a conversation; what is written in it only its readers see. */
export interface Channel {
  id: string;
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
  /** Why they did not come. */
  failure?: { title: string; requestId?: string; onRetry: () => void };
  /** Names the field by its reader: "Reply to the customer". Without `onSend` the thread is only read. */
  replyLabel: string;
  /** Sends; gives true once it is stored, false when it was not (the words then stay in the field). */
  onSend?: (draft: MessageDraft) => Promise<boolean>;
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
