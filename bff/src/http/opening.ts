import type { PageQuery } from '../html/page-document.js';
import type { CallContext } from './call-context.js';
import type { OpenedPage } from './page-cache.js';

/** The opened page's parameters, for its document and the answers sent with it. */
export interface Opening {
  query: PageQuery;
  /** The address from which the app requests the page's data. */
  address: string;
  /** The public address: scheme and host. */
  origin: string;
  /** Whether the address names the language. */
  isLanguageExplicit: boolean;
}

/** Collects the data of a screen and renders its page. */
export type OpenPage<Call = CallContext> = (call: Call, opening: Opening) => Promise<OpenedPage>;
