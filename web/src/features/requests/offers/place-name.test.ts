import { afterEach, expect, it } from 'vitest';
import { configureFormats } from '../../../i18n/formats';
import { placeName } from './place-name';

afterEach(() => configureFormats({ locale: 'ru_RU', rate: null }));

it('names the ports that cards name in Russian, and leaves other words as the supplier wrote them', () => {
  expect(placeName('Nhava Sheva')).toBe('Нава-Шева');
  expect(placeName('MUNDRA (INMUN)')).toBe('Мундра (INMUN)');
  expect(placeName('New Delhi ICD')).toBe('Нью-Дели ICD');
  expect(placeName('Warehouse 4, Ponni')).toBe('Warehouse 4, Ponni');
  configureFormats({ locale: 'en_US', rate: null });
  expect(placeName('Nhava Sheva')).toBe('Nhava Sheva');
});
