import type { PageChangeView, PageTextView, PageWordsView } from '@setu/contract';

/** The words of a page as its fields have them. */
export type Words = PageWordsView;

export const wordsOf = ({ title, body }: PageTextView): Words => ({ title, body });

/** What a page is in one language: nothing, shown as it was written last, shown with newer words kept, or kept alone. */
export type PageState = 'none' | 'public' | 'changed' | 'draft';

export function stateOf({ version, public_version, title }: PageTextView): PageState {
  if (public_version !== 0) return public_version === version ? 'public' : 'changed';
  return version === 0 || title === '' ? 'none' : 'draft';
}

/** A page's history in one language. */
export const historyIn = (history: readonly PageChangeView[], locale: PageChangeView['locale']): PageChangeView[] =>
  history.filter((change) => change.locale === locale);
