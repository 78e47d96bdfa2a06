import { lazy } from 'react';
import { withTexts } from '../../../i18n/load-texts';

const load = withTexts(['discussion', 'card-fields'], () => import('./discussions-beside'));

/** Loads after the fields, which are the purpose of the page. */
export const DiscussionsBeside = lazy(async () => ({ default: (await load()).DiscussionsBeside }));

/** Loads together with the discussions. */
export const AnswerInPlace = lazy(async () => ({ default: (await load()).AnswerInPlace }));
