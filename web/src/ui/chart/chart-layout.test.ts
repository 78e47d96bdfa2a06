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
