// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-form';
import { FilterBar } from '../filter-bar/filter-bar';

it('a drawer closed by keyboard returns the focus to its opener, even the first time', async () => {
  const { user } = await renderPart(
    <FilterBar>
      <input aria-label="Цена" />
    </FilterBar>,
  );
  const opener = screen.getByRole('button', { name: 'Фильтры' });
  for (let time = 0; time < 2; time += 1) {
    opener.focus();
    await user.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});
