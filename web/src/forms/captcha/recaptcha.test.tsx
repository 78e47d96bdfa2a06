// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { setNonce } from 'get-nonce';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '../../testing/render-form';
import { server, withServer } from '../../testing/server';
import { CaptchaField } from '../fields/captcha-field';
import type { Recaptcha } from './load-recaptcha';
import { useCaptcha } from './use-captcha';

withServer();

const origin = 'https://captcha.example';
type Options = Parameters<Recaptcha['render']>[1];

const scripts: HTMLScriptElement[] = [];
const shown: Options[] = [];
let loadsScript = true;
let queries = 0;

/** The provider's script. The page loads it once, as with the real provider. */
const widget: Recaptcha = {
  render: (place, options) => {
    place.append(document.createElement('iframe'));
    return shown.push(options) - 1;
  },
};

/** The provider's origin: answers script elements with its script, or fails. */
const answerScripts = (): void => {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement) || !script.src.startsWith(origin)) return;
    scripts.push(script);
    queueMicrotask(() => {
      if (!loadsScript) return script.dispatchEvent(new Event('error'));
      window.grecaptcha = widget;
      return window.setuRecaptchaReady?.();
    });
  });
};

beforeEach(() => {
  queries = 0;
  shown.length = 0;
  answerScripts();
  setNonce('the-nonce');
  server.use(
    http.get('/api/captcha', () => {
      queries += 1;
      const data = { provider: 'recaptcha', site_key: 'site-key', challenge: null, expires_at: null };
      return HttpResponse.json({ success: true, data: { ...data, script_url: `${origin}/recaptcha/api.js` } });
    }),
  );
});

const answers: (string | undefined)[] = [];

/** A form fragment that sends its answer on request. */
function Part() {
  const captcha = useCaptcha(true);
  const send = async () => {
    answers.push(await captcha.answer());
    captcha.requireAnswer();
  };
  return (
    <>
      <CaptchaField captcha={captcha} />
      <button type="button" onClick={send}>
        Попробовать
      </button>
    </>
  );
}

const open = async () => {
  answers.length = 0;
  const { user } = await renderForm({}, <Part />);
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Попробовать' })) };
};

const toTick = 'Поставьте галочку, чтобы подтвердить, что вы не робот';
const again = 'Повторить проверку';

it('a provider’s script that does not load is reported in a text and can be requested again, in the page’s language', async () => {
  loadsScript = false;
  const { user, send } = await open();
  expect(await screen.findByText(/Не удалось загрузить проверку/)).toBeTruthy();
  expect(document.querySelector(`script[src^="${origin}"]`)).toBeNull();
  await send();
  expect(answers).toEqual(['']);
  await waitFor(() => expect(scripts).toHaveLength(2));
  loadsScript = true;
  await user.click(await screen.findByRole('button', { name: again }));
  expect(await screen.findByText(toTick)).toBeTruthy();
  expect([scripts.length, shown.length]).toEqual([3, 1]);
  const { origin: from, pathname, searchParams } = new URL(scripts[2]?.src ?? '');
  expect(from + pathname).toBe(`${origin}/recaptcha/api.js`);
  expect(Object.fromEntries(searchParams)).toEqual({ onload: 'setuRecaptchaReady', render: 'explicit', hl: 'ru' });
  expect(scripts[2]?.nonce).toBe('the-nonce');
  expect(shown[0]).toMatchObject({ sitekey: 'site-key', size: 'normal' });
});

it('each attempt gets its own answer, and the script is loaded once', async () => {
  const before = scripts.length;
  const { send } = await open();
  expect(await screen.findByText(toTick)).toBeTruthy();
  act(() => shown[0]?.callback('the first token'));
  expect(screen.getByText('Проверка пройдена')).toBeTruthy();
  await send();
  expect(await screen.findByText(toTick)).toBeTruthy();
  expect([queries, shown.length, scripts.length]).toEqual([2, 2, before]);
  // A late answer of the removed widget is ignored.
  act(() => shown[0]?.callback('too late'));
  await send();
  await waitFor(() => expect(shown).toHaveLength(3));
  act(() => shown[2]?.callback('the third token'));
  await send();
  await waitFor(() => expect(answers).toEqual(['the first token', '', 'the third token']));
});

it('an expired answer is requested again, and a provider that stops answering is reported', async () => {
  const { send } = await open();
  await screen.findByText(toTick);
  act(() => shown[0]?.callback('a token'));
  act(() => shown[0]?.['expired-callback']());
  expect(screen.getByText('Время проверки вышло. Поставьте галочку ещё раз')).toBeTruthy();
  expect(screen.queryByText('Проверка пройдена')).toBeNull();
  await send();
  expect(answers).toEqual(['']);
  await waitFor(() => expect(shown).toHaveLength(2));
  act(() => shown[1]?.['error-callback']());
  expect(screen.getByRole('button', { name: again })).toBeTruthy();
});

it('a narrow place gets the compact widget', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280);
  await open();
  await screen.findByText(toTick);
  expect(shown[0]?.size).toBe('compact');
});
