import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

// What other features use of a card's form: the ways into it, for those few who have them.
const loadActions = withTexts(['card-form'], () => import('./staff/card-actions'));
const loadCreate = withTexts(['card-form'], () => import('./staff/create-link'));
const loadForm = withTexts(['card-form', 'fields'], () => import('./opened-card'));

const loadUsualCode = withTexts(['card-form'], () => import('./review/usual-code'));

/** What staff may do with a card. */
export const CardStaffActions = lazy(async () => ({ default: (await loadActions()).CardActions }));

/** The way to the form of a new card. */
export const CreateCardLink = lazy(async () => ({ default: (await loadCreate()).CreateLink }));

/** The form itself, saved in a way of the page it stands on. */
export const CardFormInPlace = lazy(async () => ({ default: (await loadForm()).OpenedCard }));

/** Brings the focus to a text of the form, and the text into sight. */
export const focusCardField = (field: string): void =>
  document.querySelector<HTMLElement>(`form :is(input, textarea)[name="${field}"]`)?.focus();

/** Whether other cards have the HS code of a card. */
export const UsualCode = lazy(async () => ({ default: (await loadUsualCode()).UsualCode }));

/** Forgets what this person typed into a card's form on this device. */
export const dropCardDraft = async (userId: string, card: string): Promise<void> =>
  (await import('./model/kept-card')).keptCard(userId, { card }).drop();
