import type { PageContext } from '@setu/contract';
import { call } from '../lib/http';

const blockId = 'page-context';

/**
 * Returns the context embedded in the shell, or null if there is none (the development server serves the bare shell).
 */
function embeddedContext(): PageContext | null {
  const text = document.getElementById(blockId)?.textContent?.trim();
  if (!text?.startsWith('{')) return null;
  return JSON.parse(text) as PageContext;
}

/** Returns the viewer's context: the embedded one, so that the first paint needs no call, or else from the BFF. */
export async function readPageContext(): Promise<PageContext> {
  return embeddedContext() ?? (await fetchPageContext());
}

/** Requests the current context from the BFF. After a sign-in the token and the permissions are new. */
export async function fetchPageContext(): Promise<PageContext> {
  const response = await call('/api/page-context');
  const body = (await response.json()) as { data: PageContext };
  return body.data;
}

/** Returns the page's Content-Security-Policy nonce, for style elements that libraries add. */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
}
