// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

const mail = {
  id: '0192f0c0-0000-7000-8000-00000000000a',
  to: 'buyer@volga.example',
  subject: 'Запрос принят в работу · № 48151623, Насос',
  sent_at: '2026-11-20T09:00:00.000Z',
};

it('an email is found in the list, and shown in a sandboxed frame and as plain text', async () => {
  answers('/dev/mail', [mail]);
  answers(`/dev/mail/${mail.id}`, { ...mail, text: 'Запрос принят в работу' });
  const { user } = await renderApp('/dev/mail', aContext('visitor'));
  await user.click(await screen.findByRole('link', { name: mail.subject }));
  const frame = await screen.findByTitle(`Письмо: ${mail.subject}`);
  expect(frame.getAttribute('src')).toBe(`/dev/mail/${mail.id}/body`);
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms)/);
  await user.click(screen.getByRole('tab', { name: 'Простой текст' }));
  expect(screen.getByText('Запрос принят в работу')).toBeDefined();
});

it('the list says so when no email has been written', async () => {
  answers('/dev/mail', []);
  await renderApp('/dev/mail', aContext('visitor'));
  await screen.findByText('Писем пока нет');
});
