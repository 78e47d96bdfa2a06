import type { PageChangeView, PageTextView, PageWordsView } from '@setu/contract';

/** The text of a page as its fields hold it. */
export type PageTexts = PageWordsView;

export const textsOf = ({ title, body }: PageTextView): PageTexts => ({ title, body });

/**
 * The state of a page in one language: missing, published as last saved, published with a newer draft, or only a draft.
 */
export type PageState = 'none' | 'public' | 'changed' | 'draft';

export function stateOf({ version, public_version, title }: PageTextView): PageState {
  if (public_version !== 0) return public_version === version ? 'public' : 'changed';
  return version === 0 || title === '' ? 'none' : 'draft';
}

/** Returns the page history of one language. */
export const historyIn = (history: readonly PageChangeView[], locale: PageChangeView['locale']): PageChangeView[] =>
  history.filter((change) => change.locale === locale);
