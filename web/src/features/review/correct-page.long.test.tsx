// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aCardForm, aTree } from '../../testing/builders/card-form';
import { aDiscussion, aReviewer, aReviewView, reviewIds } from '../../testing/builders/review';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();
// Loads the code of the form and the discussions in advance, because its loading time is not part of these tests.
beforeAll(() => Promise.all([import('../card-form/card-form'), import('./discussions/discussions-beside')]));

const page = `/broker/product-reviews/correct/${reviewIds.review}`;

beforeEach(() => {
  localStorage.clear();
  answers(page, aReviewView({ status: 'reviewed', moves: ['correct'] }, { form: aCardForm() }));
  answers('/catalog/tree', { tree: aTree });
  answers('/catalog/hs', { codes: [], similar: [], is_subset: true });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf', 'png'] });
  for (const kind of ['product-units', 'get-colors', 'get-iso-countries', 'get-industries'])
    answers(`/api/${kind}`, []);
  answers(`/broker/product-reviews/discussions/${reviewIds.review}`, { list: [aDiscussion()], may_write: true });
});

it('a discussion starts at a text of the form, and its title leads to the text', async () => {
  const { user } = await renderApp(page, aReviewer(['TEAM_MANAGER']));
  const panel = within(await screen.findByRole('region', { name: 'Обсуждение' }));
  await user.click(await panel.findByRole('button', { name: 'Название' }));
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  await user.click(screen.getByRole('button', { name: 'Обсудить: Описание' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('remark-on-description'));
});

it('the bar leads to the commented field, where the comment can be answered', async () => {
  const review = {
    id: reviewIds.review,
    status: 'reviewed',
    reviewer: null,
    returned_at: null,
    corrected: [],
  } as const;
  const comments = { description: 'Напишите, что входит в поставку' };
  answers(
    page,
    aReviewView(
      { status: 'reviewed', moves: ['correct'] },
      { form: aCardForm({ review: { ...review, corrected: [], comments } }) },
    ),
  );
  answers(`/broker/product-reviews/discussions/${reviewIds.review}`, { list: [], may_write: true });
  const { user } = await renderApp(page, aReviewer(['TEAM_MANAGER']));
  await user.click(await screen.findByText('Осталось замечание к полю «Описание»'));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('description'));
  const remark = within(screen.getByRole('note'));
  await user.click(await remark.findByRole('button', { name: 'Ответить на замечание: Описание' }));
  expect(await remark.findByRole('textbox', { name: 'Первое сообщение: Описание' })).toBe(document.activeElement);
});
