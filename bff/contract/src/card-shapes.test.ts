import { expect, it } from 'vitest';
import { cardFormInput, cardFormValues } from './card-forms.js';
import { cardDetailsView } from './cards.js';
import { issueCodes } from './issue-code.js';

const issueOf = (field: keyof typeof cardFormInput.shape, value: unknown) =>
  cardFormInput.shape[field].safeParse(value).error?.issues[0]?.message;

it.each([
  ['a required text', 'brand', ' Brand ', 'Brand'],
  ['an optional text', 'condition', undefined, ''],
  ['a text of goods, which the service requires', 'shipment_port', undefined, ''],
  ['a required number', 'minimum_quantum', '1 250,5', '1250.5'],
  ['an optional number', 'width', '', undefined],
  ['a share', 'payment_advance', 30, '30'],
  ['a choice', 'shipment_method', undefined, ''],
  ['a flag', 'is_sample_available', false, false],
] as const)('the card form accepts %s', (_kind, field, typed, read) => {
  expect(cardFormInput.shape[field].parse(typed)).toBe(read);
});

it.each([
  ['a required text', 'brand', ' ', 'required'],
  ['a long text', 'vendor_code', 'x'.repeat(41), 'length_max'],
  ['a required number', 'lead_days', '', 'required'],
  ['a number in scientific notation', 'warranty', '1e3', 'invalid_number'],
  ['a negative number where zero is allowed', 'warranty', '-1', 'min'],
  ['a zero', 'weight', '0', 'not_positive'],
  ['a large number', 'lead_days', '3651', 'max'],
  ['a share over 100', 'payment_transfer', '101', 'max'],
] as const)('the card form rejects %s', (_kind, field, typed, issue) => {
  expect(issueOf(field, typed)).toBe(issue);
});

it('the card form requires an answer to a yes-or-no question', () => {
  const { error } = cardFormInput.safeParse({}, { reportInput: true });
  expect(issueCodes(error?.issues ?? []).is_sample_available).toEqual({ code: 'required', params: {} });
  expect(cardFormInput.shape.is_sample_available.safeParse(1).success).toBe(false);
});

it('the card form accepts zero in a field that may be zero', () => {
  expect(cardFormInput.shape.warranty.parse('0')).toBe('0');
});

it('the card form rejects an option that the field does not have', () => {
  expect(cardFormInput.shape.shipment_method.safeParse('rail').success).toBe(false);
});

it('fractions of whole numbers are rejected, in the card form and in the card’s view', () => {
  expect(cardFormValues.shape.lead_days.safeParse(1.5).success).toBe(false);
  expect(cardDetailsView.shape.warranty.safeParse(1.5).success).toBe(false);
  expect(cardDetailsView.shape.width.safeParse(1.5).success).toBe(true);
});

it('the card’s view leaves out fields that exist only in the form', () => {
  expect(Object.keys(cardFormInput.shape)).toContain('other_industry');
  expect(Object.keys(cardDetailsView.shape)).not.toContain('other_industry');
});
