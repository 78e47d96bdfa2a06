// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForm, renderPart } from '../../testing/render-form';
import { DayRangeFilter } from '../../ui/filter-bar/day-range-filter';
import { DateField } from './date-field';
import { DateRangeField } from './date-range-field';

const shown = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('A date', () => {
  const by = <DateField name="by" label="Контракт до" />;

  it('is accepted in any usual format, and shown in the page’s format once the user leaves the field', async () => {
    const { user, sent, submit } = await renderForm({ by: '' }, by);
    await user.type(shown('Контракт до'), '25 дек 26');
    await user.tab();
    expect(shown('Контракт до').value).toBe('25.12.2026');
    await submit();
    expect(sent).toEqual([{ by: '2026-12-25' }]);
  });

  it('that does not exist blocks the form and shows an error at the field', async () => {
    const { user, sent, submit } = await renderForm({ by: '' }, by);
    await user.type(shown('Контракт до'), '31.02.2026');
    await submit();
    expect(await screen.findByText(/Введите дату полностью/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.clear(shown('Контракт до'));
    await user.type(shown('Контракт до'), '28.02.2026');
    await waitFor(() => expect(screen.queryByText(/Введите дату полностью/)).toBeNull());
    await submit();
    expect(sent).toEqual([{ by: '2026-02-28' }]);
  });

  it('can be picked with the keyboard alone, in a calendar in the page’s language', async () => {
    const { user } = await renderForm({ by: '2026-12-25' }, by);
    await user.click(shown('Контракт до'));
    await user.keyboard('{ArrowDown}');
    const day = await screen.findByRole('button', { name: '25 декабря 2026' });
    await waitFor(() => expect(document.activeElement).toBe(day));
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(shown('Контракт до').value).toBe('26.12.2026'));
    await waitFor(() => expect(document.activeElement).toBe(shown('Контракт до')));
  });

  it('that is chosen has the focus in the calendar, even if today is shown in a row above it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') });
    try {
      const { user } = await renderForm({ by: '2026-12-25' }, by);
      await user.click(shown('Контракт до'));
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('25 декабря 2026'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('limits the other end of its range', async () => {
    const { user } = await renderForm(
      { period: { from: '2026-12-25', to: '' } },
      <DateRangeField name="period" label="Период отчёта" />,
    );
    await user.click(screen.getByRole('button', { name: 'Открыть календарь: До' }));
    const calendar = await screen.findByRole('dialog', { name: 'До' });
    expect(calendar).toBeTruthy();
    await screen.findAllByRole('button', { name: /\d+ \S+ 20\d\d/ });
    const early = screen.queryByRole<HTMLButtonElement>('button', { name: '24 декабря 2026' });
    expect(early?.disabled ?? true).toBe(true);
  });
});

describe('A filter by days', () => {
  it('applies a day as soon as it is complete, and puts the two ends in order', async () => {
    const onChange = vi.fn();
    const { user } = await renderPart(
      <DayRangeFilter label="Опубликован" value={{ from: '', to: '2026-11-01' }} onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: /01\.11\.2026/ }));
    await screen.findByRole('textbox', { name: 'От' });
    await user.type(shown('От'), '20/11/2026');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-20' });
  });

  it('sets both ends from the calendar', async () => {
    const onChange = vi.fn();
    const { user } = await renderPart(
      <DayRangeFilter label="Опубликован" value={{ from: '2026-11-02', to: '' }} onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: /02\.11\.2026/ }));
    await user.click(await screen.findByRole('button', { name: '9 ноября 2026' }));
    expect(onChange).toHaveBeenCalledWith({ from: '2026-11-02', to: '2026-11-09' });
  });
});
