import { exampleFrom, exampleSource } from './example-source.js';

const exampleRate = exampleSource('Reference rate', 'Справочная ставка');
const reduced = exampleSource(
  'Reduced rate, if the lists of the Government of Russia have this code',
  'Пониженная ставка, если код есть в перечнях Правительства РФ',
);

/**
 * Examples of duties in percent, by the beginning of an HS code. Nothing about them is real. Some codes of the demo have
 * no rule on purpose: machine tools (8456 to 8458), gearboxes (8483), bags (4202) and spices (0904 to 0910).
 */
const percentages: Readonly<Record<string, readonly string[]>> = {
  '0': ['0901', '0902', '0713', '1006', '1701', '2917', '2918', '2933', '2941', '3004', '8413'],
  '5': [
    '07',
    '08',
    '11',
    '12',
    '15',
    '20',
    '28',
    '29',
    '32',
    '33',
    '68',
    '73',
    '7412',
    '8207',
    '8409',
    '8414',
    '8421',
    '8482',
    '85',
    '90',
  ],
  '8': ['5007', '52', '54', '55', '63', '69', '8481'],
  '10': ['2101', '4107', '61', '8501', '8708', '9405'],
};

/** Examples of duties per unit: the code, the kind, percent, amount, currency and unit. */
const others = [
  ['640340', 'combined_max', '10', '1.5', 'EUR', 'piece'],
  ['85444920', 'combined_sum', '5', '0.2', 'EUR', 'kilogram'],
  ['690721', 'specific', '', '45', 'EUR', 'cubic_metre'],
  ['731815', 'combined_max', '7', '0.25', 'EUR', 'kilogram'],
] as const;

/** Food and medicines of the demo with the reduced rate of value added tax. */
const reducedVat = ['0713', '0902', '1006', '1102', '1103', '15', '1701', '3004', '3005'];

const without = { origin: '', amount: '', currency: '', unit: '', valid_from: exampleFrom, valid_to: '' };
/** The rows of the table of tariffs that the demo adds, by column. */
export const demoTariffs = [
  ...Object.entries(percentages).flatMap(([percent, codes]) =>
    codes.map((code) => ({ ...without, tax: 'duty', code, kind: 'percent', percent, ...exampleRate })),
  ),
  ...others.map(([code, kind, percent, amount, currency, unit]) => ({
    ...{ ...without, tax: 'duty', code, kind, percent, amount, currency, unit, ...exampleRate },
  })),
  ...reducedVat.map((code) => ({ ...without, tax: 'vat', code, kind: 'percent', percent: '10', ...reduced })),
];
