// @vitest-environment jsdom
import type { PageContext } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aProduct, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { aDraft, requestIds } from '../../testing/builders/request';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();
beforeEach(() => sessionStorage.clear());

const address = `/catalog/product/${ids.category}/${ids.pump}`;
const signInPath = `/login?next=${encodeURIComponent(address)}`;

const asVisitor = { add_to_cart: false, request: 'sign_in' } as const;

/** Makes a server that signs the visitor in when the correct form arrives. `as` is the user who then signs in. */
function aServer(as: PageContext, actions: ReturnType<typeof aProduct>['actions']) {
  let isSignedIn = false;
  const added: unknown[] = [];
  const keys: (string | null)[] = [];
  answers('/api/page-context', () => (isSignedIn ? as : aContext('visitor')));
  answers(address, () => aProduct({ actions: isSignedIn ? actions : asVisitor }));
  server.use(
    http.post('/login_check', () => {
      isSignedIn = true;
      return HttpResponse.json({ success: true, data: { route: { name: 'index', params: {} } } });
    }),
    http.post('/basket/products/add', async ({ request }) => {
      added.push(await request.json());
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.json({ success: true, product_count: 5, data: { product_count: 5 } });
    }),
  );
  return { added, keys };
}

async function fillIn(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByLabelText(/Эл. почта/));
  await user.paste('buyer@volga.example');
  await user.click(screen.getByLabelText(/Пароль/, { selector: 'input' }));
  await user.paste('Setu-demo-1');
  await user.keyboard('{Enter}');
}

/** Enters five pumps, clicks the button, goes to the sign-in and signs in. */
async function pressAndSignIn(button: string) {
  const app = await renderApp(address, aContext('visitor'));
  const { user, router } = app;
  const quantity = await screen.findByLabelText('Количество, шт');
  await user.tripleClick(quantity);
  await user.paste('5');
  const [link] = screen.getAllByText(button);
  if (link) await user.click(link);
  await screen.findByText(/^После входа .*Насос центробежный, количество 5/);
  expect(router.state.location.pathname + router.state.location.search).toBe(signInPath);
  await fillIn(user);
  return app;
}

/** Waits for the count. The form first shows the draft's own quantity, then the visitor's. */
const expectCount = (count: string) =>
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Количество, шт').value).toBe(count));

it('a product that a visitor put into the cart is there after the sign-in, with its quantity, and only once', async () => {
  const { added } = aServer(aContext('customer'), { add_to_cart: true, request: 'allowed' });
  const { router } = await pressAndSignIn('В корзину');
  expect(await screen.findByText('Добавлено в корзину')).toBeTruthy();
  expect(added).toEqual([{ id: ids.pump, count: 5 }]);
  await expectCount('5');
  // Leaving the page, going back and opening the same history entry again do not repeat the action.
  answers('/page/about', { link: 'about', title: 'О нас', body: '<p>…</p>', langs: {} });
  await router.navigate('/page/about');
  await waitFor(() => expect(screen.queryByLabelText('Количество, шт')).toBeNull());
  await router.navigate(-1);
  await router.navigate(address, { state: router.state.location.state });
  await expectCount('5');
  expect(added).toHaveLength(1);
});

it('a copy of the tab made before the sign-in sends the same action with the same idempotency key', async () => {
  const { keys } = aServer(aContext('customer'), { add_to_cart: true, request: 'allowed' });
  const { user, router } = await renderApp(address, aContext('visitor'));
  const [link] = await screen.findAllByText('В корзину');
  if (link) await user.click(link);
  await screen.findByLabelText(/Эл. почта/);
  const copied = { place: sessionStorage.getItem('setu-intent') ?? '', state: router.state.location.state };
  await fillIn(user);
  await waitFor(() => expect(keys).toHaveLength(1));
  sessionStorage.setItem('setu-intent', copied.place);
  answers('/page/about', { link: 'about', title: 'О нас', body: '<p>…</p>', langs: {} });
  await router.navigate('/page/about');
  await screen.findByText('О нас', { selector: 'h1' });
  await router.navigate(address, { state: copied.state });
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it('a request started by a visitor opens its form with the entered quantity', async () => {
  aServer(aContext('customer'), { add_to_cart: true, request: 'allowed' });
  const form = `/request/first-step/${requestIds.request}`;
  answers(form, { request: aDraft() });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  server.use(
    http.get(
      `/customer/request/create-from-product/${ids.pump}`,
      () => new HttpResponse(null, { status: 204, headers: { Location: form } }),
    ),
    http.post(`/request/first-step-save/${requestIds.request}`, () =>
      HttpResponse.json({ success: true, data: { version: 4, saved_at: '2026-11-20T09:00:00Z', dropped: false } }),
    ),
  );
  const { router } = await pressAndSignIn('Войти и отправить запрос');
  await waitFor(() => expect(router.state.location.pathname).toBe(form));
  await expectCount('5');
  await screen.findByText(/Сохранено в/);
});

it('a question started by a visitor opens its dialog with the entered quantity', async () => {
  aServer(aContext('customer'), { add_to_cart: true, request: 'allowed' });
  answers(`/catalog/product/${ids.pump}/message`, { request: null });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const { user } = await pressAndSignIn('Задать вопрос');
  const dialog = within(await screen.findByRole('dialog', { name: /^Вопрос: Насос центробежный/ }));
  expect(dialog.getByDisplayValue('5')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
});

it('a user whose company may not trade yet sees the required first step, and the quantity is kept', async () => {
  aServer(aContext('newcomer'), { add_to_cart: true, request: 'commerce_not_allowed' });
  server.use(
    http.get(`/customer/request/create-from-product/${ids.pump}`, () =>
      HttpResponse.json(
        { success: false, message: 'Сначала регламент', data: { error: 'commerce_not_allowed' } },
        { status: 403 },
      ),
    ),
  );
  const { user } = await pressAndSignIn('Войти и отправить запрос');
  await user.click(await screen.findByText('Понятно'));
  await expectCount('5');
});

it('a user who is not a customer sees why nothing was done', async () => {
  const { added } = aServer(aContext('broker'), { add_to_cart: false, request: null });
  const { user } = await pressAndSignIn('В корзину');
  expect(await screen.findByText(/Вы вошли как сотрудник брокера/)).toBeTruthy();
  await user.click(screen.getByText('Понятно'));
  expect(added).toEqual([]);
});

it('the address alone never runs an action, neither after a direct sign-in nor after an abandoned click', async () => {
  const { added } = aServer(aContext('customer'), { add_to_cart: true, request: 'allowed' });
  const { user, router } = await renderApp(address, aContext('visitor'));
  const [link] = await screen.findAllByText('В корзину');
  if (link) await user.click(link);
  await screen.findByLabelText(/Эл. почта/);
  // Leaves the sign-in and later opens it again from the header.
  await router.navigate(-1);
  await router.navigate(signInPath);
  await fillIn(user);
  expect(await screen.findAllByText('Отправить запрос')).not.toHaveLength(0);
  expect(added).toEqual([]);
});
