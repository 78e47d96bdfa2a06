// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IconPencil } from '../icon/icons';
import { Timeline, type TimelineEvent } from './timeline';

const event = (id: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id,
  at: '2026-11-20T09:03:00Z',
  icon: IconPencil,
  title: id,
  ...more,
});

it('an event shows its time, its actor and the exact text', () => {
  render(<Timeline events={[event('Отменён', { by: 'Воронова Марина', quote: 'Нашли дешевле' })]} />);
  const item = within(screen.getByRole('listitem'));
  expect(item.getByText('Воронова Марина')).toBeTruthy();
  expect(item.getByRole('blockquote').textContent).toBe('Нашли дешевле');
  expect(item.getByRole('time').textContent).toMatch(/20\.11\.2026, 12:03/);
});

it('an audit announces the old and the new value, even if one of them is empty', () => {
  const changes = [
    { label: 'Цена', was: '175', now: '182' },
    { label: 'Порт', was: 'Мундра' },
  ];
  render(<Timeline events={[event('Изменено', { changes })]} />);
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts).toEqual(['было: 175 → стало: 182', 'было: Мундра → стало: не указано']);
});

it('a future event shows its plan instead of a time', () => {
  render(<Timeline events={[event('Оплата', { at: '2026-12-11', expected: 'план 11.12' })]} />);
  expect(screen.getByRole('time').textContent).toBe('план 11.12');
});

it('a long timeline shows its beginning, and the rest on request', async () => {
  const user = userEvent.setup();
  render(<Timeline events={['a', 'b', 'c'].map((id) => event(id))} atFirst={1} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ещё 2' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('a timeline is marked busy while it loads, and shows the caller’s text if there are no events', () => {
  const { container, rerender } = render(<Timeline events={undefined} />);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  rerender(<Timeline events={[]} empty={<p>Ничего не было</p>} />);
  expect(screen.getByText('Ничего не было')).toBeTruthy();
});
