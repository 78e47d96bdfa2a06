import { type CompanyView, eachProfileText } from '@setu/contract';

const id = 'cccccccc-0000-4000-8000-000000000000';
const address = {
  region: '',
  area: '',
  city: '',
  street: '',
  house: '',
  build: '',
  housing: '',
  flat: '',
  zipcode: '',
};
/** Returns the page of a verified supplier. */
export const aSupplier = (changes: Partial<CompanyView> = {}): CompanyView => ({
  company: {
    ...{ id, type: 'supplier', short_name: 'Malabar Spice House', full_name: null, inn: null, kpp: null, ogrn: null },
    ...{ ...eachProfileText(() => null), pan: 'AAHFM9531H', import_export_code: 'AAHFM9531H', web_site: null },
    legal_address_line: null,
    ...{ legal_addr: { ...address, langs: {} }, business_type: null, industries: [], export_product_list: null },
    ...{ broker_files: [], broker_manager: null, contacts: null, registration_date: null, created_at: '2026-01-01' },
    ...{ is_commerce_allowed: true, city: 'Кочи', active: true, langs: {} },
  },
  ...{ permissions: [], sku_count: 55, founded_year: 1968, answer_minutes: 480, completed_deals: 41, verified: true },
  certificates: [
    {
      ...{ id, url: '/media/file/1/iso.pdf', original_name: 'ISO 9001.pdf', size: 1300, type: 'application/pdf' },
      valid_until: '2027-03-01',
    },
  ],
  trust: { since: '2026-01-01', list: [] },
  ...{ logo: null, checks: [], production: { capacity: null, markets: null, staff: null, area: null, langs: {} } },
  ...changes,
});
