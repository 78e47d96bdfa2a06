// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { server, withServer } from '../../testing/server';

withServer();

it('the support form opens from the footer, shows the server’s errors on their fields, and sends', async () => {
  const { user } = await renderApp('/nowhere-at-all', aContext('customer'));
  // Wide screens and phones have a footer each, and CSS hides the other one.
  const foot = within((await screen.findAllByRole('contentinfo'))[0] as HTMLElement);
  await user.click(foot.getByRole('button', { name: 'Написать в поддержку' }));
  const form = within(await screen.findByRole('dialog', { name: 'Написать в поддержку' }));
  const name = await form.findByRole<HTMLInputElement>('textbox', { name: /Имя и фамилия/ });
  expect(name.value).toBe('Марина Соколова');
  await user.type(form.getByRole('textbox', { name: /^Телефон/ }), '9219406123');
  const text = form.getByRole('textbox', { name: /Сообщение/ });
  await user.type(text, 'Коротко');
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  await form.findByText('Не меньше 30 символов');
  await user.type(text, ', но потом и вся история целиком');
  server.use(
    http.post('/support-send-email', () =>
      HttpResponse.json(
        { success: false, message: '', data: { error: { phone: 'Такого номера нет' } } },
        { status: 422 },
      ),
    ),
  );
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  await form.findByText('Такого номера нет');
  await user.type(form.getByRole('textbox', { name: /^Телефон/ }), '{Backspace}4');
  server.use(http.post('/support-send-email', () => HttpResponse.json({ success: true, data: {} })));
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  await screen.findByText('Сообщение отправлено. Ответим письмом.');
});
