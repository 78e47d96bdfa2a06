// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configureFormats } from './formats';
import { QuantityText } from './quantity-text';

it('a unit in the other language is marked and has that language’s plural, and a unit in the reader’s language is not marked', () => {
  configureFormats({ locale: 'en', rate: null, timeZone: 'UTC' });
  const { container, rerender } = render(<QuantityText value={5} unit={{ name: 'пара', langs: { name: 'ru' } }} />);
  expect(container.querySelector('[lang="ru"]')?.textContent).toBe('пар');
  expect(container.textContent).toBe('5\u00A0пар');
  rerender(<QuantityText value={5} unit={{ name: 'pair', langs: {} }} />);
  expect(container.querySelector('[lang]')).toBeNull();
  expect(container.textContent).toBe('5\u00A0pairs');
});
