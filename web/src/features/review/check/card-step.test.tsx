// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDetailedCard } from '../../../testing/builders/card';
import { aReviewer, aReviewView, reviewIds } from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';

withServer();

it('the English page of a card is in English, with rupees and without empty fields, as customers see it', async () => {
  const path = `/broker/product-reviews/review/${reviewIds.review}`;
  const { pictures } = aReviewView().card;
  answers('/catalog/hs', { codes: [], similar: [], is_subset: true });
  answers(path, aReviewView({}, { card: aDetailedCard({ draft: true, features: null, pictures }) }));
  const { user } = await renderApp(path, aReviewer());
  await user.click(await screen.findByRole('button', { name: 'Дальше: английская страница' }));
  expect(await screen.findByText(/^Пустые поля скрыты/)).toBeTruthy();
  const preview = await screen.findByRole('region', { name: 'Так заказчики увидят карточку на английском' });
  expect(await within(preview).findByRole('region', { name: 'About the product' })).toBeTruthy();
  expect(preview.textContent).toContain('₹');
  // The names that the card holds are as the server gave them. Labels, numbers and units of measure are English.
  expect(preview.textContent).toMatch(/1,060\s×\s420\s×\s725\smm.*Lead time\s?35\sdays.*30%\sadvance/);
  expect(preview.textContent).not.toMatch(/₽|Срок|Предоплата|Артикул|Страна|месяц/);
  expect(screen.queryByText('нет данных')).toBeNull();
  expect(screen.queryByText('Черновик')).toBeNull();
});
