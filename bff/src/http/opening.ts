import type { Asked } from '../html/page-document.js';
import type { Ask } from './ask.js';
import type { OpenedPage } from './page-cache.js';

/** What is opened: for the document, and for the answers that come with it. */
export interface Opening {
  asked: Asked;
  /** The address the app asks for the page's own answer. */
  address: string;
  /** The address people see: scheme and host. */
  origin: string;
  /** Whether the address names the language. */
  isLanguageAsked: boolean;
}

/** Gathers a screen's answers and writes its page. */
export type OpenPage<Asking = Ask> = (ask: Asking, opening: Opening) => Promise<OpenedPage>;
