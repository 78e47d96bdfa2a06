// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../api/problem';
import { ModalHost } from '../../ui/modal/modal-host';
import { closeAllModals } from '../../ui/modal/modal-store';
import { ToastHost } from '../../ui/toast/toast-host';
import { currentToasts, dismissToast } from '../../ui/toast/toast-store';
import { useAction } from './use-action';

type Sent = { data: { left: number } } | { error: Problem };

interface RemoveProps {
  send: (name: string, key: string) => Promise<Sent>;
  isConfirmed?: boolean;
  onProblem?: (problem: Problem) => boolean;
}

function Remove({ send, isConfirmed, onProblem }: RemoveProps) {
  const { run, isBusy, busyWith } = useAction({
    confirm: isConfirmed
      ? (name: string) => ({ title: `Удалить «${name}»?`, text: 'Вернуть нельзя.', action: 'Удалить навсегда' })
      : undefined,
    send,
    failed: (name) => `«${name}» не удалён`,
    onProblem,
    done: ({ left }, name) => ({ title: `«${name}» удалён, осталось ${left}` }),
  });
  return (
    <button type="button" aria-busy={isBusy} onClick={() => run('Насос')}>
      Убрать {busyWith}
    </button>
  );
}

function renderRemove(props: RemoveProps) {
  const page = (
    <>
      <Remove {...props} />
      <ModalHost />
      <ToastHost />
    </>
  );
  render(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
    </>,
  );
  const press = () => screen.getByRole('button', { name: /Убрать/ });
  return { user: userEvent.setup(), press };
}

afterEach(() => {
  act(() => {
    closeAllModals();
    for (const { id } of currentToasts()) dismissToast(id);
  });
});

const works = () => vi.fn(async (_name: string, _key: string): Promise<Sent> => ({ data: { left: 4 } }));
const fails = (problem: Problem) => vi.fn(async (_name: string, _key: string): Promise<Sent> => ({ error: problem }));

describe('An action', () => {
  it('sends nothing until the user confirms its question with the verb on the button', async () => {
    const send = works();
    const { user, press } = renderRemove({ send, isConfirmed: true });
    await user.click(press());
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(send).not.toHaveBeenCalled();
    await user.click(press());
    await user.click(await screen.findByRole('button', { name: 'Удалить навсегда' }));
    expect(await screen.findByText('«Насос» удалён, осталось 4')).toBeTruthy();
    expect(send).toHaveBeenCalledOnce();
  });

  it('is sent once however often it is pressed, and shows what it is working on', async () => {
    let answer: (sent: Sent) => void = () => undefined;
    const send = vi.fn(() => new Promise<Sent>((resolve) => (answer = resolve)));
    const { user, press } = renderRemove({ send });
    await user.click(press());
    await user.click(press());
    expect(press().getAttribute('aria-busy')).toBe('true');
    expect(press().textContent).toBe('Убрать Насос');
    await act(async () => answer({ data: { left: 0 } }));
    expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(press().getAttribute('aria-busy')).toBe('false'));
  });

  it('says after a failure what did not happen, why, and the code for support', async () => {
    const { user, press } = renderRemove({
      send: fails({ kind: 'server', message: 'Склад закрыт', requestId: 'r-5' }),
    });
    await user.click(press());
    expect(await screen.findByRole('dialog', { name: '«Насос» не удалён' })).toBeTruthy();
    expect(screen.getByText('Склад закрыт')).toBeTruthy();
    expect(screen.getByText('r-5')).toBeTruthy();
  });

  it('does not report a problem that the page handles itself', async () => {
    const onProblem = vi.fn(() => true);
    const { user, press } = renderRemove({ send: fails({ kind: 'conflict' }), onProblem });
    await user.click(press());
    await waitFor(() => expect(onProblem).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps its idempotency key when repeated after a lost connection, and gets a new key after an answer', async () => {
    const handled = () => true;
    const lost = fails({ kind: 'timeout' });
    const { user, press } = renderRemove({ send: lost, onProblem: handled });
    for (const _try of [1, 2]) await user.click(press());
    lost.mockResolvedValueOnce({ data: { left: 1 } });
    for (const _try of [3, 4]) await user.click(press());
    await waitFor(() => expect(lost).toHaveBeenCalledTimes(4));
    const [first, second, third, fourth] = lost.mock.calls.map(([, key]) => key);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });
});
