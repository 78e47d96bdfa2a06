import { lazy } from 'react';
import { withTexts } from '../../../i18n/load-texts';

const load = withTexts(['discussion'], () => import('./discussions-beside'));

/** Comes after the fields: they are what the page is for. */
export const DiscussionsBeside = lazy(async () => ({ default: (await load()).DiscussionsBeside }));
