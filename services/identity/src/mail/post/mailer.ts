/** A mail in words, ready to leave. */
export interface OutgoingMail {
  /** The mail's own id. */
  id: string;
  /** The same whenever this mail is sent again: mailboxes keep one. */
  messageId: string;
  to: string;
  /** Whom an answer goes to; nobody unless told. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Where its reader chooses what is mailed to him; absent in mails he cannot turn off. */
  choicesUrl?: string | undefined;
}

/**
 * What became of one: taken; `away`: nobody takes any mail now; `later`: this one is not taken now; the address, or the
 * mail, is refused for good, with the server's code.
 */
export type Outcome =
  | { result: 'sent' }
  | { result: 'away' | 'later' | 'address_refused' | 'mail_refused'; code: string };

/** Whoever takes mails to their mailboxes. */
export interface Mailer {
  /** Never throws for what the server or the way to it does. */
  send(mail: OutgoingMail): Promise<Outcome>;
}

/** A mail as the embedded mailer kept it. */
export interface KeptMail extends OutgoingMail {
  sentAt: string;
}

/** What was sent by a mailer that sends nothing out. */
export interface KeptMails {
  /** Newest first, a hundred at most. */
  list(): Promise<KeptMail[]>;
  get(id: string): Promise<KeptMail | undefined>;
}
