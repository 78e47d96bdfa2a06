import { type CardDetailsView, cardField } from '@setu/contract';
import { expect, it } from 'vitest';
import { plainFact, type ShownField } from './plain-fact.js';
import { translatorFor } from './texts.js';

const langs = {};
const card = {
  ...{ langs, unit: { name: 'pcs' }, product: { brand_name: 'Coromandel' } },
  ...{ minimum_quantum: 1500.5, lead_days: 21, weight: 0.106, payment_advance: 0.3, width: null },
  ...{ area: 'Насосы', is_sample_available: true, condition: null },
  shipment: { method: 'sea', port: 'Мундра', description: null, langs: { port: 'ru' } },
} as unknown as CardDetailsView;

it.each([
  ['a text', 'brand', { text: 'Coromandel', lang: 'en' }],
  ['a text in the other language', 'shipment_port', { text: 'Мундра', lang: 'ru' }],
  ['a missing text', 'condition', undefined],
  ['a count in the unit of the card', 'minimum_quantum', '1,500.5\u00A0pcs'],
  ['a number of days', 'lead_days', '21 days'],
  ['a measured number', 'weight', '0.106\u00A0kg'],
  ['a missing number', 'width', null],
  ['a share', 'payment_advance', '30%'],
  ['a choice', 'shipment_method', 'By sea'],
  ['a flag', 'is_sample_available', 'Available'],
] as const)('shows %s', (_kind, name, shown) => {
  const field = cardField(name) as ShownField;
  expect(plainFact(card, field, translatorFor('en'), { language: 'en' })).toEqual(shown);
});
