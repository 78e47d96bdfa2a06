// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../i18n/formats';
import { BarRows } from './bar-rows';
import { Chart } from './chart';
import type { ChartData } from './chart-data';
import { Drawing } from './chart-drawing';
import { layChart } from './chart-layout';

const weeks = ['31.08', '07.09', '14.09', '21.09'];
const data: ChartData = {
  axis: 'Неделя',
  places: weeks.map((label) => ({ id: label, label, name: `неделя с ${label}` })),
  panes: [
    {
      id: 'count',
      title: 'Поисков',
      kind: 'bars',
      values: [3120, 3340, 5210, 3540],
      format: formatNumber,
      isToday: true,
    },
    {
      id: 'share',
      title: 'Без результата, %',
      kind: 'line',
      values: [14.2, 9.1, undefined, 9.8],
      format: formatNumber,
    },
  ],
};
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

describe('A chart', () => {
  it('gives screen readers the lowest, highest and last value of each measure', async () => {
    render(<Chart label="Поиски" data={data} />);
    const summary = (await screen.findByRole('img')).getAttribute('aria-label');
    expect(plain(summary)).toBe(
      'Поисков: наименьшее 3 120 (неделя с 31.08), наибольшее 5 210 (неделя с 14.09), последнее 3 540 (неделя с 21.09). ' +
        'Без результата, %: наименьшее 9,1 (неделя с 07.09), наибольшее 14,2 (неделя с 31.08), последнее 9,8 (неделя с 21.09)',
    );
  });

  it('has a table of all values, including missing ones', async () => {
    const user = userEvent.setup();
    render(<Chart label="Поиски" data={data} />);
    await user.click(screen.getByRole('button', { name: 'Показать таблицу' }));
    const table = within(screen.getByRole('table', { name: 'Поиски' }));
    const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
    expect(rows).toEqual([
      ['Неделя', 'Поисков', 'Без результата, %'],
      ['неделя с 31.08', '3 120', '14,2'],
      ['неделя с 07.09', '3 340', '9,1'],
      ['неделя с 14.09', '5 210', 'нет данных'],
      ['неделя с 21.09', '3 540', '9,8'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Показать график' }));
    expect(screen.getByRole('button', { name: 'Показать таблицу' })).toBeTruthy();
  });

  it('says if it has no values, and is marked busy while it loads', () => {
    const { rerender, container } = render(<Chart label="Поиски" data={undefined} />);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    rerender(<Chart label="Поиски" data={{ ...data, panes: [] }} />);
    expect(screen.getByText('За этот период данных нет')).toBeTruthy();
  });
});

const texts = () => [...document.querySelectorAll('text')].map(({ textContent }) => plain(textContent));

describe('The drawing of a chart', () => {
  it('shows values where they fit, and marks the last complete bar and the current one', () => {
    render(<Drawing data={data} width={900} />);
    expect(texts()).toEqual(expect.arrayContaining([...weeks, '3 120', '5 210', '14,2', '9,1', '9,8']));
    const looks = [...document.querySelectorAll('rect')].map(({ dataset }) => dataset.look);
    expect(looks).toEqual(['past', 'past', 'full', 'running']);
  });

  it('does not write zeros above the axis', () => {
    const [counts] = data.panes;
    if (!counts) throw new Error('the chart has no pane');
    const zerosOf = (values: number[]) => {
      const { unmount } = render(<Drawing data={{ ...data, panes: [{ ...counts, values }] }} width={900} />);
      const written = texts().filter((text) => text === '0').length;
      unmount();
      return written;
    };
    // The axis itself has a zero.
    expect([zerosOf([0, 0, 0, 12]), zerosOf([0, 12, 0, 0])]).toEqual([1, 1]);
  });

  it('on a phone has fewer labels and only the important values, and is never scaled down', () => {
    render(<Drawing data={data} width={200} />);
    expect(texts().filter((text) => weeks.includes(text ?? ''))).toEqual(['07.09', '21.09']);
    expect(texts()).not.toContain('3 120');
    expect(texts()).toContain('5 210');
    expect(document.querySelector('svg')?.getAttribute('width')).toBe('200');
  });

  it('on a phone names each of five months', () => {
    const months = ['авг.', 'сент.', 'окт.', 'нояб.', 'дек.'];
    const values = [3_500_000, 1_800_000, 400_000, 4_143_148, undefined];
    const pane = { id: 'sum', title: 'Сумма', kind: 'bars' as const, values, format: formatNumber };
    const places = months.map((label) => ({ id: label, label }));
    render(<Drawing data={{ axis: 'Месяц', places, panes: [pane] }} width={326} />);
    expect(texts().filter((text) => months.includes(text ?? ''))).toEqual(months);
  });
});

it('bar rows show name and value as text, and the longest bar is the largest value', () => {
  const rows = [
    { id: 'a', name: 'Насосы', value: 6.31 },
    { id: 'b', name: 'Ткани', value: 3.155 },
  ];
  render(<BarRows label="Закупки" rows={rows} format={formatNumber} />);
  const items = within(screen.getByRole('list', { name: 'Закупки' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Насосы6,31', 'Ткани3,155']);
  expect(items.map((item) => item.querySelector('i')?.style.getPropertyValue('--share'))).toEqual(['1', '0.5']);
});

it.each([[[0, 0]], [[0, 0.2]], [[0.01, 0.02]], [[7, 7]]])(
  'the axis of a line of %j does not go below zero',
  (values) => {
    const pane = { id: 'share', title: 'Без результата', kind: 'line' as const, values, format: formatNumber };
    const { panes } = layChart({ axis: 'Неделя', places: data.places.slice(0, 2), panes: [pane] }, 600);
    expect(panes[0]?.ticks.length).toBeGreaterThan(1);
    expect(Math.min(...(panes[0]?.ticks ?? [-1]))).toBeGreaterThanOrEqual(0);
  },
);
