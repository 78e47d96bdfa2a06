import { describe, expect, it } from 'vitest';
import { applicationInput, applicationStages } from './applications.js';
import { otherIndustryId } from './supplier-form.js';

const industry = '7b8a3c16-0f47-5e04-bf76-3bf004544d91';
const complete = {
  ...{ company_name: 'Godavari Agro', address: 'Rajahmundry', type: 'manufacturer', industries: [industry] },
  ...{ contact_name: 'Ravi', contact_surname: 'Varma', designation: 'Director', phone: '+91 80 4120 4418' },
  ...{ email: 'ravi@godavari.example', regulation_accepted: true },
};

const codes = (
  schema: typeof applicationInput | (typeof applicationStages)[keyof typeof applicationStages],
  value: object,
) => {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
};

describe('A supplier’s application', () => {
  it('is accepted with only the fields that the specification requires', () =>
    expect(codes(applicationInput, complete)).toEqual({}));

  it('lists every missing field', () => {
    expect(codes(applicationInput, {})).toEqual({
      ...{ company_name: 'required', address: 'required', type: 'required', industries: 'required' },
      ...{ contact_name: 'required', contact_surname: 'required', designation: 'required', phone: 'required' },
      ...{ email: 'required', regulation_accepted: 'required' },
    });
  });

  it.each([
    [{ pan: 'AAFCS4821' }, { pan: 'pan' }],
    [{ gstn: '27AAPFU0939F1ZW' }, { gstn: 'gstn_checksum' }],
    [{ gstn: '27AAPFU0939F1ZV', pan: 'AAFCS4821K' }, { gstn: 'gstn_pan' }],
    [{ import_export_code: '12' }, { import_export_code: 'iec' }],
    [{ web_site_url: 'not a site' }, { webSiteUrl: 'invalid_site' }],
    [{ industries: [otherIndustryId] }, { other_industry: 'required' }],
    [{ industries: [], other_industry: 'Handicrafts' }, {}],
    [{ other_industry: null }, {}],
    [{ phone: '80 4120' }, { phone: 'invalid_phone' }],
    [{ additional_email: 'ravi' }, { additional_email: 'invalid_email' }],
    [{ company_name: 'x'.repeat(301) }, { company_name: 'length_max' }],
    [{ media: ['x'] }, { 'media.0': expect.any(String) }],
  ])('with the input %o has the errors %o', (over, expected) =>
    expect(codes(applicationInput, { ...complete, ...over })).toEqual(expected),
  );

  it('validates at each stage only the fields of that stage', () => {
    expect(codes(applicationStages.company, {})).toEqual({ company_name: 'required', address: 'required' });
    expect(codes(applicationStages.production, { type: 'any' })).toEqual({ industries: 'required' });
    expect(codes(applicationStages.contact, { ...complete, phone: '' })).toEqual({ phone: 'required' });
    expect(codes(applicationStages.company, { ...complete, web_site_url: 'x y' })).toEqual({
      web_site_url: 'invalid_site',
    });
  });
});
