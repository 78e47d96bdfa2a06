/** The finished text of an email. */
export interface OutgoingEmail {
  /** The id of the email. */
  id: string;
  /** The same for every attempt, so that mailboxes keep only one copy. */
  messageId: string;
  to: string;
  /** The recipient of a reply. There is none by default. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The page where the reader chooses their emails. Absent for emails that cannot be turned off. */
  choicesUrl?: string | undefined;
}

/**
 * The result of sending one email.
 * - `sent`: the server accepted it.
 * - `away`: the server accepts no emails now.
 * - `later`: the server does not accept this email now.
 * - `address_refused` and `mail_refused`: the server refused the address or the email permanently. `code` is its code.
 */
export type Outcome =
  | { result: 'sent' }
  | { result: 'away' | 'later' | 'address_refused' | 'mail_refused'; code: string };

/** A service that delivers emails to mailboxes. */
export interface Mailer {
  /** Never throws for failures of the server or of the connection. */
  send(email: OutgoingEmail): Promise<Outcome>;
}

/** An email as the embedded mailer saved it. */
export interface StoredEmail extends OutgoingEmail {
  sentAt: string;
}

/** The emails of a mailer that only saves them. */
export interface StoredEmails {
  /** Newest first, at most a hundred. */
  list(): Promise<StoredEmail[]>;
  get(id: string): Promise<StoredEmail | undefined>;
}
