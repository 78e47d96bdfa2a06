// @vitest-environment jsdom
import type { PageContext } from '@setu/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { withServer } from '../../testing/server';

withServer();

const lists = '/customer/request-from-catalog-list';

type Company = NonNullable<PageContext['user']>['company'];

/** A newcomer without the right to sign, or with it. */
function aNewcomer({ signs = false, signers }: { signs?: boolean; signers?: Company['signers'] }): PageContext {
  const context = aContext('newcomer');
  if (!context.user) throw new Error('A newcomer is somebody');
  if (signs) context.user.permissions.push('regulation_sign');
  if (signers) context.user.company.signers = signers;
  return context;
}

const stepsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('a user who may sign reads their own steps, is not referred to an administrator, and every link has its page', async () => {
  await renderApp(lists, aNewcomer({ signs: true }));
  await screen.findByText('Подпишите регламент, чтобы отправлять запросы', { selector: 'h1' });
  const main = screen.getByRole('main');
  expect(stepsOf(main)).toHaveLength(4);
  expect(main.textContent).not.toMatch(/администратор|попросите/i);
  expect(within(main).getByRole('link', { name: 'Открыть регламент' }).getAttribute('href')).toBe('/page/regulation');
  // The steps and the main button lead to the signature. The banner would say the same again.
  expect(within(main).queryByText('Запросы откроются, когда компания подпишет регламент')).toBeNull();
  const toSignature = within(main).getAllByRole('link', { name: 'Подписать регламент' });
  expect(new Set(toSignature.map((link) => link.getAttribute('href')))).toEqual(new Set(['/account/regulation-sign']));
});

it('a colleague reads the names of the people who may sign, under a heading that is shown once', async () => {
  const signers = [{ id: '1', name: 'Екатерина', surname: 'Ильина', patronymic: 'Дмитриевна' }];
  await renderApp(lists, aNewcomer({ signers }));
  await screen.findByText('Запросы откроются, когда компания подпишет регламент', { selector: 'h1' });
  expect(stepsOf(screen.getByRole('main'))[0]).toMatch(/Ильина Екатерина Дмитриевна/);
  // The heading of the closed page is shown once.
  expect(screen.getAllByText('Запросы откроются, когда компания подпишет регламент')).toHaveLength(1);
});

it('the banner of an open page leads a colleague to the same names', async () => {
  const signers = [{ id: '1', name: 'Екатерина', surname: 'Ильина', patronymic: 'Дмитриевна' }];
  const { user } = await renderApp('/nowhere-at-all', aNewcomer({ signers }));
  expect(await screen.findByText('Запросы откроются, когда компания подпишет регламент')).toBeTruthy();
  await user.click(screen.getByText('Что нужно сделать'));
  const dialog = (await screen.findByText('Понятно')).closest('[role=dialog]') as HTMLElement;
  expect(stepsOf(dialog)[0]).toMatch(/Ильина Екатерина Дмитриевна/);
  await user.click(within(dialog).getByText('Понятно'));
});

it('without known names a colleague still reads whom to contact', async () => {
  await renderApp(lists, aNewcomer({}));
  expect(await screen.findByText(/Попросите подписать регламент генерального директора/)).toBeTruthy();
});
