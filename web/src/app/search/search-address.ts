import { screens } from '@setu/contract';
import { matchPath } from 'react-router';

/** What the list below the search box reports to the box: whether it is shown, and which option is active. */
export interface ShownOptions {
  isShown: boolean;
  activeId: string | undefined;
}

/** Returns the address of the category that a page shows, or undefined if it shows none. */
export const categoryAt = (pathname: string): string | undefined =>
  matchPath(screens.category_page, pathname) === null ? undefined : pathname;

/** Returns the address of a search in a list of cards. */
export const searchAt = (list: string, text: string): string => `${list}?f_search=${encodeURIComponent(text)}`;
