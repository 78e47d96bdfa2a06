// @vitest-environment jsdom
import type { PageContext } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { aDraft, aRequest, requestIds } from '../../testing/builders/request';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const address = `/request/first-step/${requestIds.request}`;
const refused = () =>
  HttpResponse.json(
    { success: false, message: 'Войдите, чтобы продолжить', data: { error: 'authorization_error' } },
    { status: 403 },
  );

interface Sent {
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

/**
 * Makes a server whose session has ended, and records the bodies sent to the draft. `signedIn` is the user who signs
 * in.
 */
function anEndedSession(signedIn: PageContext) {
  const state = { isOpen: false, signIns: 0 };
  const sent: Sent[] = [];
  const save = () => ({ version: 4, saved_at: '2026-11-20T09:00:00Z', dropped: false });
  const publish = () => ({
    route: { name: 'request_for_customer_page', params: { requestEntity: requestIds.request } },
  });
  const accepts = (path: string, data: () => object) =>
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as Sent['body'];
      sent.push({ path, body, key: request.headers.get('Idempotency-Key') });
      return state.isOpen ? HttpResponse.json({ success: true, data: data() }) : refused();
    });
  answers('/api/page-context', () => (state.isOpen ? signedIn : aContext('visitor')));
  answers(address, { request: aDraft() });
  answers(`/request/customer/preview/${requestIds.request}`, { request: aRequest() });
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  server.use(
    accepts(`/request/first-step-save/${requestIds.request}`, save),
    accepts(`/request/publish/${requestIds.request}`, publish),
    http.post('/login_check', () => {
      state.isOpen = true;
      state.signIns += 1;
      return HttpResponse.json({ success: true, data: { route: { name: 'index', params: {} } } });
    }),
  );
  return { state, sent };
}

const open = async (context: PageContext) => {
  const app = await renderApp(address, context);
  const comment = await screen.findByLabelText(/Комментарий/);
  await app.user.click(comment);
  await app.user.paste('Поставка до января');
  return { ...app, comment: comment as HTMLTextAreaElement };
};

const dialog = async () => (await screen.findByText('Войдите ещё раз')).closest('[role=dialog]') as HTMLElement;

const fillIn = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  const form = within(await dialog());
  await user.click(form.getByLabelText(/Пароль/, { selector: 'input' }));
  await user.paste('Setu-demo-1');
  await user.keyboard('{Enter}');
};

it('if a session ends while a form is open, one sign-in over the form is enough, and every failed call is repeated once with its idempotency key', async () => {
  const { state, sent } = anEndedSession(aContext('customer'));
  const { user, comment, router } = await open(aContext('customer'));
  await user.click(screen.getByText('Отправить запрос'));
  const email = within(await dialog()).getByLabelText(/Эл. почта/) as HTMLInputElement;
  expect([email.value, email.disabled]).toEqual(['buyer@volga.example', true]);
  expect(comment.value).toBe('Поставка до января');
  await fillIn(user);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/preview/));
  expect(state.signIns).toBe(1);
  const published = sent.filter(({ path }) => path.includes('publish'));
  expect(published.length).toBeLessThanOrEqual(2);
  expect(new Set(published.map(({ key }) => key)).size).toBe(1);
  expect(published.at(-1)?.body).toMatchObject({ comment: 'Поставка до января' });
});

it('a user who does not sign in keeps their text, sees that it is not saved, is not asked again while typing, and can sign in later', async () => {
  const { sent } = anEndedSession(aContext('customer'));
  const { user, comment } = await open(aContext('customer'));
  await user.tab();
  await user.click(within(await dialog()).getByText('Не сейчас'));
  const note = await screen.findByText(/Не сохранено: Сеанс завершился, а вход не выполнен/);
  expect(comment.value).toBe('Поставка до января');
  await user.type(comment, '!');
  await user.tab();
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Войдите ещё раз')).toBeNull());
  await user.click(within(note).getByText('Войти'));
  await fillIn(user);
  await screen.findByText(/Сохранено в/);
  expect(sent.at(-1)?.body).toMatchObject({ comment: 'Поставка до января!' });
});

it('signing in with another account opens a separate page after a warning, and cancelling the warning keeps the page and its text', async () => {
  const { state, sent } = anEndedSession(aContext('customer'));
  const { user, comment, router } = await open(aContext('customer'));
  await user.tab();
  await user.click(within(await dialog()).getByText('Войти в другой аккаунт'));
  expect(await screen.findByText(/не сохранится/)).toBeTruthy();
  await user.click(screen.getByText('Отмена'));
  expect([router.state.location.pathname, comment.value]).toEqual([address, 'Поставка до января']);
  expect(state.signIns).toBe(0);
  await fillIn(user);
  await screen.findByText(/Сохранено в/);
  expect(state.signIns).toBe(1);
  expect(sent.at(-1)?.body).toMatchObject({ comment: 'Поставка до января' });
});

it('if another user signs in, the page reloads, and no waiting call is sent in that user’s name', async () => {
  const substitute = aContext('customer');
  const actingContext = aContext('customer');
  if (substitute.user && actingContext.user) {
    substitute.user.id = requestIds.manager;
    actingContext.user.acting_as = { id: requestIds.manager, name: 'Сергей', surname: 'Тихонов', patronymic: '' };
  }
  const { state, sent } = anEndedSession(substitute);
  const { user } = await open(actingContext);
  await user.tab();
  const email = within(await dialog()).getByLabelText(/Эл. почта/) as HTMLInputElement;
  expect([email.value, email.disabled]).toEqual(['', false]);
  await user.click(email);
  await user.paste('buyer2@volga.example');
  await fillIn(user);
  // A real page would reload now. A waiting call would have been sent before the dialog faded out.
  await waitFor(() => expect(state.signIns).toBe(1));
  await waitFor(() => expect(screen.queryByText('Войдите ещё раз')).toBeNull());
  expect(sent).toHaveLength(1);
});
