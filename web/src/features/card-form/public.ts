import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

// The parts of a card's form that other features use. They load separately, because few users have access to them.
const loadActions = withTexts(['card-form'], () => import('./staff/card-actions'));
const loadCreate = withTexts(['card-form'], () => import('./staff/create-link'));
const loadForm = withTexts(['card-form', 'card-fields', 'fields'], () => import('./opened-card'));

const loadCommonCode = withTexts(['card-form'], () => import('./review/common-code'));

/** Shows the actions of staff on a card. */
export const CardStaffActions = lazy(async () => ({ default: (await loadActions()).CardActions }));

/** Links to the form of a new card. */
export const CreateCardLink = lazy(async () => ({ default: (await loadCreate()).CreateLink }));

/** Shows the form itself, with saving provided by the surrounding page. */
export const CardFormInPlace = lazy(async () => ({ default: (await loadForm()).OpenedCard }));

/** Focuses a text of the form and scrolls it into view. */
export const focusCardField = (field: string): void =>
  document.querySelector<HTMLElement>(`form :is(input, textarea)[name="${field}"]`)?.focus();

/** Shows how many other cards use the HS code of a card. */
export const CommonCode = lazy(async () => ({ default: (await loadCommonCode()).CommonCode }));

/** Deletes what this user typed into a card's form from this device. */
export const dropCardDraft = async (userId: string, card: string): Promise<void> =>
  (await import('./model/local-card-draft')).localCardDraft(userId, { card }).drop();
