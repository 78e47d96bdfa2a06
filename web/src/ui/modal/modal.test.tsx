// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RowMenu } from '../menu/row-menu';
import { confirm } from './confirm';
import { ModalFrame } from './modal-frame';
import { ModalHost } from './modal-host';
import { closeAllModals, type ModalControls, openModal } from './modal-store';

afterEach(closeAllModals);

function CommentModal({ onClose }: ModalControls<string>) {
  return (
    <ModalFrame title="Комментарий" onClose={() => onClose()}>
      <input aria-label="Текст" />
    </ModalFrame>
  );
}

it('a question over a form keeps the input, and Escape closes only the question', async () => {
  const user = userEvent.setup();
  render(
    <>
      <ModalHost />
    </>,
  );
  await act(async () => void openModal(CommentModal, {}));
  await user.type(await screen.findByLabelText('Текст'), 'наполовину');
  let answer: Promise<boolean> | undefined;
  await act(async () => {
    answer = confirm({ title: 'Удалить?', text: 'Вернуть нельзя.', action: 'Удалить' });
  });
  expect(await screen.findByText('Вернуть нельзя.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await answer).toBe(false);
  await waitFor(() => expect(screen.queryByText('Вернуть нельзя.')).toBeNull());
  expect((screen.getByLabelText('Текст') as HTMLInputElement).value).toBe('наполовину');
});

function Page() {
  const [isThere, setThere] = useState(true);
  const confirmDrop = () => confirm({ title: 'Удалить?', text: 'Вернуть нельзя.', action: 'Удалить навсегда' });
  const drop = async () => setThere(!(await confirmDrop()));
  return (
    <>
      <main>
        <h1>Черновики</h1>
        {isThere && (
          <button type="button" onClick={drop}>
            Убрать
          </button>
        )}
        <RowMenu label="Действия" items={[{ id: 'drop', label: 'Удалить', onSelect: () => void confirmDrop() }]} />
      </main>
      <ModalHost />
    </>
  );
}

it('a question has its focus on the safe button', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  const safe = await screen.findByRole('button', { name: 'Отмена' });
  await waitFor(() => expect(document.activeElement).toBe(safe));
});

function SearchModal({ onClose }: ModalControls<string>) {
  return (
    <ModalFrame title="Поиск" onClose={() => onClose()}>
      <input aria-label="Что" ref={(field) => field?.focus()} />
    </ModalFrame>
  );
}

it('a field that has the focus as soon as the modal opens keeps it', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => focus.mockRestore());
  render(
    <>
      <ModalHost />
    </>,
  );
  await act(async () => void openModal(SearchModal, {}));
  const field = await screen.findByLabelText('Что');
  // The second call is the library's, which would focus the Close button, the first of the modal.
  await waitFor(() => expect(focus.mock.calls.length).toBeGreaterThan(1));
  expect(document.activeElement).toBe(field);
});

describe('After a modal', () => {
  it('the focus returns to the opener: its button, or the button of its menu', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Убрать' }));
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Убрать' })));
    await user.click(screen.getByRole('button', { name: 'Действия' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Действия' })));
  });

  it('the heading gets the focus if the button no longer exists', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Убрать' }));
    await user.click(await screen.findByRole('button', { name: 'Удалить навсегда' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Убрать' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Черновики' })));
  });
});
