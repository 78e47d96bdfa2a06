/** A labelled link. */
export interface MessageLink {
  label: string;
  url: string;
}

/** The text of an email, before it becomes a page or plain text. */
export interface EmailMessage {
  subject: string;
  title: string;
  lines: string[];
  /** A code that the reader types elsewhere, shown large. */
  code?: string;
  /** The events, grouped by request. */
  groups?: { title: string; lines: string[]; link: MessageLink }[];
  button?: MessageLink;
  /**
   * The lines below the email: what to do if the button does not work, why the user gets the email, and how to change
   * that.
   */
  footer: string[];
  choices?: MessageLink;
}
