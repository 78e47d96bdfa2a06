import { expect, it } from 'vitest';
import { holds, nameParts } from './name-parts';

it('divides a name where its variant begins, so that no word is shown twice', () => {
  const parts = (name: string, variant: string) => Object.values(nameParts(name, variant));
  expect(parts('Castor oil, pharma grade, 200 l drum', '200 l drum')).toEqual([
    'Castor oil, pharma grade,',
    '200 l drum',
  ]);
  const pump = 'Chemical process pump KPC 32-160, AISI 316';
  expect(parts(pump, 'AISI 316 · KPC 32-160')).toEqual(['Chemical process pump', 'KPC 32-160, AISI 316']);
});

it('does not divide a name that begins with its variant or lacks a part of it', () => {
  expect(nameParts('DN 50 flange', 'DN 50')).toEqual({ product: 'DN 50 flange', rest: '' });
  expect(nameParts('Flange, steel', 'steel · DN 50')).toEqual({ product: 'Flange, steel', rest: '' });
  expect(holds('Flange, steel', 'steel · DN 50')).toBe(false);
});

it('divides a name without a variant after its first comma', () => {
  expect(nameParts('Pump SP, cast iron, 380 V', undefined)).toEqual({ product: 'Pump SP,', rest: 'cast iron, 380 V' });
  expect(nameParts('Pump', undefined)).toEqual({ product: 'Pump', rest: '' });
});

it('does not take a single word for the product', () => {
  expect(nameParts('SAP ECC support, 24×7', 'ECC support · 24×7')).toEqual({
    product: 'SAP ECC support,',
    rest: '24×7',
  });
  expect(nameParts('Поддержка SAP ECC, 24/7', 'SAP ECC · 24/7')).toEqual({
    product: 'Поддержка SAP ECC,',
    rest: '24/7',
  });
  expect(nameParts('Flange DN 50', 'DN 50')).toEqual({ product: 'Flange DN 50', rest: '' });
});
