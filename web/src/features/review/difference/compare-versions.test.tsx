// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDetailedCard } from '../../../testing/builders/card';
import { aReviewer, aReviewView, reviewIds } from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';

withServer();

it('changes are shown as old and new text, word by word, and additions and removals are labelled', async () => {
  const picture = (digit: string) => ({
    ...{ id: `${digit.repeat(8)}-0000-4000-8000-000000000000`, url: `/f/${digit}.jpg` },
    ...{ original_name: `${digit}.jpg`, color: null },
  });
  const other = (name: string) => [{ id: '0000000f-0000-4000-8000-000000000000', name, langs: {} }];
  const before = aDetailedCard({
    ...{ description: 'Dried to 12% moisture.', pictures: [picture('1'), picture('2')], industries: other('Salt') },
  });
  const after = aDetailedCard({
    ...{
      description: 'Dried to 10% moisture.',
      pictures: [picture('1'), picture('3')],
      industries: other('Spice mills'),
    },
  });
  answers('/api/page-context', aReviewer());
  answers('/catalog/hs', { codes: [], similar: [], is_subset: true });
  const view = aReviewView({}, { changed: ['description', 'pictures'] });
  answers(`/broker/product-reviews/review/${reviewIds.review}`, view);
  const changed = ['description', 'pictures', 'other_industry'];
  answers(`/broker/products/${view.form.card.id}/difference`, {
    ...{ before, after, before_version: 3, after_version: 4, changed },
  });
  const { user } = await renderApp(`/broker/product-reviews/review/${reviewIds.review}`, aReviewer());
  const open = await screen.findByRole('button', { name: 'Сравнить версии' });
  await user.click(open);
  const drawer = within(await screen.findByRole('dialog', { name: /^Изменения/ }));
  await drawer.findByText('Версия 3 опубликована, версия 4 готовится. Отличаются 3 поля.');
  const text = within(drawer.getByRole('group', { name: 'Описание' }));
  expect(text.getByText('12%').tagName).toBe('DEL');
  expect(text.getByText('10%').tagName).toBe('INS');
  expect(text.getAllByText(/moisture/)).toHaveLength(2);
  const industries = within(drawer.getByRole('group', { name: 'Отрасли' }));
  expect([industries.getByText('Salt').tagName, industries.getByText('Spice mills').tagName]).toEqual(['DEL', 'INS']);
  const pictures = within(drawer.getByRole('group', { name: 'Фотографии' }));
  expect(pictures.getAllByText(/было:|стало:/).map(({ textContent }) => textContent)).toEqual(['было:', 'стало:']);
  await user.keyboard('{Escape}');
});
