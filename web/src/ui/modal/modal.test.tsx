// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider';
import { confirm } from './confirm';
import { ModalFrame } from './modal-frame';
import { ModalHost } from './modal-host';
import { type ModalControls, openModal } from './modal-store';

function CommentModal({ onClose }: ModalControls<string>) {
  return (
    <ModalFrame title="Комментарий" onClose={() => onClose()}>
      <input aria-label="Текст" />
    </ModalFrame>
  );
}

it('a question over a form keeps what was typed, and Escape closes only the question', async () => {
  const user = userEvent.setup();
  render(
    <ThemeProvider env="test">
      <ModalHost />
    </ThemeProvider>,
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
