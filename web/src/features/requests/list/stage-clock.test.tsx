// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/load-texts';
import { StageClock } from './stage-clock';

beforeAll(() => loadTexts('requests'));

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
const clock = { warn_at: daysAgo(8), due_at: daysAgo(7), waits_for: 'customer' as const };
const textOf = (reader: 'broker' | 'customer', of = clock): string =>
  (render(<StageClock clock={of} since={daysAgo(12)} reader={reader} />).container.textContent ?? '').replace(
    /\u00A0/g,
    ' ',
  );

it('a request is overdue since the deadline of its stage, not since it entered its status', () => {
  expect(textOf('broker')).toBe('просрочен на 7 дней12 дней в статусеждём заказчика');
});

it('the party that everyone waits for is not told to wait for itself', () => {
  expect(textOf('customer')).toBe('просрочен на 7 дней12 дней в статусе');
});
