/** A line that leads somewhere. */
export interface LetterLink {
  label: string;
  url: string;
}

/** A mail in words, before it is a page or a text. */
export interface Letter {
  subject: string;
  title: string;
  lines: string[];
  /** Typed by its reader elsewhere: shown large. */
  code?: string;
  /** What happened, request by request. */
  groups?: { title: string; lines: string[]; link: LetterLink }[];
  button?: LetterLink;
  /** Under the letter: what to do if the button does not work, why one gets it, how to change that. */
  footer: string[];
  choices?: LetterLink;
}
