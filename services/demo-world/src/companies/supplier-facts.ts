import { daysBefore, demoEpoch } from '../epoch.js';
import { localText, type Pair } from '../local-text.js';
import { pick, seededRandom, seedOf } from '../seeded-random.js';
import type { DemoCheck, DemoProduction } from '../shapes/demo-company.js';
import type { SupplierRow } from './supplier-table.js';

const registers: Readonly<Record<SupplierRow['legalForm'], Pair>> = {
  'Pvt Ltd': [
    'Active in the MCA register, the number and address match',
    'Действует в реестре MCA, номер и адрес совпадают',
  ],
  Ltd: [
    'Active in the MCA register, last year’s accounts are filed',
    'Действует в реестре MCA, отчётность за прошлый год сдана',
  ],
  LLP: [
    'Active in the MCA register of partnerships, the partners match',
    'Действует в реестре товариществ MCA, состав партнёров совпадает',
  ],
  '': [
    'Udyam registration is valid, the owner and address match',
    'Регистрация Udyam действует, владелец и адрес совпадают',
  ],
};
const tax: Pair = [
  'PAN and GSTIN belong to the company: confirmed on the GST portal',
  'PAN и GSTIN принадлежат компании: подтверждено на портале GST',
];
const exporting: Pair = ['The IEC code is active in the DGFT register', 'Код IEC действует в реестре DGFT'];
const bank: Pair = [
  'The account is in the company’s name: confirmed by a letter from its bank',
  'Счёт открыт на компанию: подтверждено письмом банка',
];
const site: Pair = [
  'Setu’s inspector has visited the factory: the goods in the catalogue are made there',
  'Инспектор Setu был на производстве: товары из каталога делают там',
];

/**
 * Returns what the broker has checked about a supplier. An unverified supplier only has the checks against public
 * registers.
 */
export function checksOf(row: SupplierRow, isVerified: boolean): DemoCheck[] {
  const random = seededRandom(seedOf(`checks:${row.key}`));
  const check = (kind: DemoCheck['kind'], note: Pair): DemoCheck => ({
    kind,
    note: localText(note),
    checkedOn: daysBefore(demoEpoch, 20 + random() * 180).slice(0, 10),
  });
  const checks = [check('registration', registers[row.legalForm]), check('tax', tax)];
  if (!isVerified) return checks;
  checks.push(check('export', exporting), check('bank', bank));
  return row.business === 'manufacturer' ? [...checks, check('site', site)] : checks;
}

const tonnes: Pair = ['t per year', 'т в год'];
const pieces: Pair = ['pieces per month', 'штук в месяц'];
const packs: Pair = ['packs per month', 'упаковок в месяц'];

/** Units of production capacity, by the supplier's first industry. */
const units: Readonly<Record<string, Pair>> = {
  food: tonnes,
  agriculture: tonnes,
  chemistry: tonnes,
  construction: tonnes,
  metallurgy: tonnes,
  pharma: packs,
};

const markets: readonly Pair[] = [
  ['Russia', 'Россия'],
  ['UAE', 'ОАЭ'],
  ['Kazakhstan', 'Казахстан'],
  ['Germany', 'Германия'],
  ['Vietnam', 'Вьетнам'],
  ['Saudi Arabia', 'Саудовская Аравия'],
  ['Turkey', 'Турция'],
  ['Egypt', 'Египет'],
];

const grouped = (value: number, sign: string): string => String(value).replace(/\B(?=(\d{3})+$)/g, sign);

/** Returns the production facts of a supplier. Only manufacturers have a capacity and a floor area. */
export function productionOf(row: SupplierRow): DemoProduction {
  const random = seededRandom(seedOf(`production:${row.key}`));
  const staff = 30 + Math.round(random() * 57) * 10;
  const first = Math.floor(random() * markets.length);
  const sold = [0, 1, 2].map((step) => pick(markets, first + step * 3));
  const [en, ru] = units[row.industries[0] ?? ''] ?? pieces;
  const capacity = (1 + Math.round(random() * 39)) * 500;
  const makes = row.business === 'manufacturer';
  return {
    capacity: makes
      ? { en: `${grouped(capacity, ',')} ${en}`, ru: `${grouped(capacity, '\u00A0')} ${ru}` }
      : { en: '', ru: '' },
    markets: { en: sold.map(([name]) => name).join(', '), ru: sold.map(([, name]) => name).join(', ') },
    staff,
    area: makes ? staff * (20 + Math.round(random() * 4) * 10) : 0,
  };
}
