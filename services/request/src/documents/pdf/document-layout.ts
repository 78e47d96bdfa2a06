import { hsText } from '@setu/proto/hs-text';
import { unitAfter } from '@setu/proto/unit-after';
import type { DocumentAmount, DocumentContent, DocumentItem } from '../domain/document-content.js';
import { dayText, percentText, rangeText, rateText } from './document-figures.js';
import { amountLabels, type Bilingual, documentTitles, documentLabels as labels } from './document-labels.js';
import { offerTable } from './offer-table.js';

/** A document in the input format of the PDF library: plain data that can be passed to another thread. */
export type DocumentLayout = Record<string, unknown>;
type Block = Record<string, unknown>;

const same = (text: string): Bilingual => ({ ru: text, en: text });
const columns = ({ ru, en }: Bilingual, style: Block = {}): Block => ({
  columns: [{ text: ru }, { text: en }],
  columnGap: 18,
  ...style,
});
const heading = (text: Bilingual): Block => columns(text, { bold: true, fontSize: 11, margin: [0, 12, 0, 4] });
const fact = (label: Bilingual, value: Bilingual | undefined): Block[] =>
  value && (value.ru !== '' || value.en !== '')
    ? [
        columns(
          { ru: `${label.ru}: ${value.ru || value.en}`, en: `${label.en}: ${value.en || value.ru}` },
          { margin: [0, 0, 0, 3] },
        ),
      ]
    : [];
const figure = (value: number | undefined): Bilingual | undefined => (value ? same(String(value)) : undefined);

/**
 * Returns the layout of a document, with Russian on the left and English on the right. The same content and version
 * give the same layout.
 */
export function documentLayout(content: DocumentContent, version: number): DocumentLayout {
  const { kind, number, date } = content;
  const [title, day] = [documentTitles[kind], dayText(date)];
  const head: Bilingual = {
    ru: `${title.ru} ${labels.number.ru}\u00A0${number} ${labels.of.ru} ${day.ru}`,
    en: `${title.en} ${labels.number.en}\u00A0${number} ${labels.of.en} ${day.en}`,
  };
  return {
    pageSize: 'A4',
    pageOrientation: content.offers ? 'landscape' : 'portrait',
    pageMargins: [42, 42, 42, 54],
    // Fixed values instead of the time of printing, so that the hash does not depend on it.
    info: {
      title: `${head.ru} / ${head.en}`,
      author: 'Setu',
      creator: 'Setu',
      producer: 'Setu',
      creationDate: `${date}T00:00:00Z`,
    },
    language: 'ru',
    defaultStyle: { fontSize: 9.5, lineHeight: 1.15 },
    content: [
      columns(head, { bold: true, fontSize: 14, margin: [0, 0, 0, 8] }),
      ...parties(content),
      heading(labels.goods),
      ...content.lines.flatMap(line),
      ...terms(content),
      ...(content.offers ? offerTable(content.offers) : prices(content)),
      columns(labels.notOffer, { fontSize: 8, color: '#5F6C77', margin: [0, 16, 0, 0] }),
      columns(
        { ru: `${labels.version.ru} ${version}`, en: `${labels.version.en} ${version}` },
        { fontSize: 8, color: '#5F6C77' },
      ),
    ],
  };
}

const prices = (content: DocumentContent): Block[] => [
  heading(labels.prices),
  ...content.amounts.flatMap((amount) => price(amount, isPayable(content, amount))),
];

const parties = ({ customer, contact, supplier, broker }: DocumentContent): Block[] => [
  ...fact(labels.customer, customer && same(customer.name)),
  ...fact(labels.inn, customer && same(customer.inn)),
  ...fact(labels.contact, same(contact)),
  ...fact(labels.supplier, supplier && same(supplier.name)),
  ...fact(labels.broker, same(broker)),
];

const line = ({ name, description, vendorCode, hsCode, count, unit }: DocumentItem): Block[] => [
  columns({ ru: name.ru || name.en, en: name.en || name.ru }, { bold: true, margin: [0, 0, 0, 3] }),
  ...(description === '' ? [] : [{ text: description, margin: [0, 0, 0, 3] }]),
  ...fact(
    labels.count,
    count === ''
      ? undefined
      : {
          ru: `${count} ${unitAfter(Number(count), unit.ru || unit.en, 'ru')}`,
          en: `${count} ${unitAfter(Number(count), unit.en || unit.ru, 'en')}`,
        },
  ),
  ...fact(labels.vendorCode, same(vendorCode)),
  ...fact(labels.hsCode, same(hsText(hsCode))),
];

/** Returns the number and the day of a contract, such as `№ 12/26 от 30.11.2026`. */
function paper({ number, date }: NonNullable<DocumentContent['contract']>): Bilingual {
  const day = date === '' ? undefined : dayText(date);
  const textIn = (language: 'ru' | 'en'): string =>
    [
      ...(number === '' ? [] : [`${labels.number[language]}\u00A0${number}`]),
      ...(day ? [`${labels.of[language]} ${day[language]}`] : []),
    ].join(' ');
  return { ru: textIn('ru'), en: textIn('en') };
}

const terms = ({
  contract,
  incoTerms,
  incoPlace,
  leadDays,
  warrantyMonths,
  advance,
  timeFrame,
  comment,
}: DocumentContent): Block[] => [
  ...fact(labels.contract, contract && paper(contract)),
  ...fact(
    labels.incoTerms,
    incoTerms === ''
      ? undefined
      : { ru: `${incoTerms} ${incoPlace.ru || incoPlace.en}`, en: `${incoTerms} ${incoPlace.en || incoPlace.ru}` },
  ),
  ...fact(labels.lead, figure(leadDays)),
  ...fact(labels.warranty, figure(warrantyMonths)),
  ...fact(labels.advance, advance ? percentText(advance) : undefined),
  ...fact(labels.timeFrame, same(timeFrame)),
  ...fact(labels.comment, same(comment)),
];

const isPayable = ({ kind }: DocumentContent, { what }: DocumentAmount): boolean =>
  (kind === 'proforma_advance' && what === 'advance') ||
  (kind === 'proforma_balance' && what === 'balance') ||
  (kind === 'proforma_full' && what === 'contract');

function price({ what, rupees, roubles, upTo, rate, percent }: DocumentAmount, payable: boolean): Block[] {
  const sums = [rangeText(rupees, upTo?.rupees, 'INR'), rangeText(roubles, upTo?.roubles, 'RUB')].filter(
    (sum) => sum !== undefined,
  );
  const share = percent === undefined ? undefined : percentText(percent);
  const textIn = (language: 'ru' | 'en'): string =>
    `${payable ? `${labels.payable[language]}. ` : ''}${amountLabels[what][language]}${share ? ` (${share[language]})` : ''}: ${sums.map((sum) => sum[language]).join(' = ')}`;
  return [
    columns({ ru: textIn('ru'), en: textIn('en') }, { bold: payable, margin: [0, 2, 0, 1] }),
    columns(rateLine(rate), { fontSize: 8, color: '#45535F', margin: [0, 0, 0, 3] }),
  ];
}

function rateLine(rate: DocumentAmount['rate']): Bilingual {
  if (rate === undefined) return labels.noRate;
  const [value, day, source] = [
    rateText(rate.value),
    dayText(rate.date),
    rate.source === 'cbr' ? labels.bank : labels.demo,
  ];
  const filled = (language: 'ru' | 'en'): string =>
    `${labels.rate[language].replace('{rate}', value[language]).replace('{day}', day[language])}${source[language]}`;
  return { ru: filled('ru'), en: filled('en') };
}
