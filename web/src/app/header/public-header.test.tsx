// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

const becomeSupplier = { name: 'Стать поставщиком' };

async function header(role: 'visitor' | 'supplier', platform: 'customer' | 'supplier') {
  answers('/', {});
  await renderApp('/no-such-page', aContext(role, { platform }));
  return within(await screen.findByRole('banner'));
}

it('the header invites only anonymous visitors of the supplier platform to become suppliers', async () => {
  expect((await header('visitor', 'supplier')).getByRole('link', becomeSupplier)).toBeTruthy();
});

it.each([
  ['visitor', 'customer'],
  ['supplier', 'supplier'],
] as const)('the header does not invite a %s of the %s platform to become a supplier', async (role, platform) => {
  expect((await header(role, platform)).queryByRole('link', becomeSupplier)).toBeNull();
});

it('the header shows the rate of one rupee in roubles by the currency codes', async () => {
  const banner = await header('visitor', 'customer');
  expect(banner.getByText(/0,9184\sRUB/).parentElement?.textContent).toMatch(/^1 INR = 0,9184\sRUB · курс ЦБ РФ/);
});
