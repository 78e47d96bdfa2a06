import { expect, it } from 'vitest';
import type { ChartData } from './chart-data';
import { layChart } from './chart-layout';

const months = (values: number[]): ChartData => ({
  places: values.map((_value, index) => ({ id: String(index), label: 'Sept', name: 'September' })),
  panes: [{ id: 'sum', title: '', kind: 'bars', values, format: (value) => `₹${value}` }],
  axis: '',
  legend: [],
});

it('keeps room at the right for a value beside the last bar, but little if the value is above it', () => {
  const rising = layChart(months([1_000_000, 2_000_000, 4_000_000]), 200);
  const falling = layChart(months([4_000_000, 2_000_000, 1_000_000]), 200);
  expect(200 - falling.right).toBeGreaterThan(60);
  expect(200 - rising.right).toBeLessThan(20);
});

it.each([[[1, undefined, 0.333]], [[0.4, 0.38]]])(
  'a line of the shares %j begins at zero on its base line, and other lines have their own range',
  (values) => {
    const line = { id: 'share', title: '', kind: 'line' as const, values, format: (value: number) => `${value}` };
    const places = values.map((_value, index) => ({ id: String(index), label: 'Sept' }));
    const paneOf = (isShare: boolean) => layChart({ places, axis: '', panes: [{ ...line, isShare }] }, 400).panes[0];
    const shares = paneOf(true);
    expect(shares?.ticks[0]).toBe(0);
    expect(shares?.y(0)).toBe(shares?.height);
    expect(paneOf(false)?.y(0.38)).toBeGreaterThan(shares?.y(0.38) ?? 0);
  },
);
