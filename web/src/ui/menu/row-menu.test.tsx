// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { IconRepeat } from '../icon/icons';
import { RowMenu } from './row-menu';

it('an action that starts something again comes after a dividing line, and the keyboard reaches it', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(
    <MemoryRouter>
      <>
        <RowMenu
          label="Действия: 26-1187"
          items={[
            { id: 'open', label: 'Открыть', to: '/request/1' },
            { id: 'anew', label: 'Начать заново', icon: IconRepeat, isApart: true, onSelect },
          ]}
        />
      </>
    </MemoryRouter>,
  );
  // The library's button replaces the plain one after the first press.
  const opener = () => screen.getByRole('button', { name: 'Действия: 26-1187', hidden: true });
  opener().focus();
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('menuitem', { name: 'Открыть' })).getAttribute('href')).toBe('/request/1');
  expect(screen.getAllByRole('separator')).toHaveLength(1);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('menuitem', { name: 'Начать заново' }).focus();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});
