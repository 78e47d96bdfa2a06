import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const folder = new URL('baselines/', import.meta.url);
const mebibyte = 1024 * 1024;

test('the compared pictures stay within the size limit for a copy of the project', () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / mebibyte).toBeLessThanOrEqual(5);
});
