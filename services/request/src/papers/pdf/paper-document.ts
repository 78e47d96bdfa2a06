import type { PaperAmount, PaperContent, PaperLine } from '../domain/paper-content.js';
import { offerTable } from './offer-table.js';
import { dayText, moneyText, rateText } from './paper-figures.js';
import { type Bilingual, paperAmounts, paperTitles, paperWords as words } from './paper-words.js';

/** A document as the PDF library takes it: plain data that can be passed to another thread. */
export type PaperDocument = Record<string, unknown>;
type Block = Record<string, unknown>;

const same = (text: string): Bilingual => ({ ru: text, en: text });
const columns = ({ ru, en }: Bilingual, look: Block = {}): Block => ({
  columns: [{ text: ru }, { text: en }],
  columnGap: 18,
  ...look,
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
export function paperDocument(content: PaperContent, version: number): PaperDocument {
  const { kind, number, date } = content;
  const [title, day] = [paperTitles[kind], dayText(date)];
  const head: Bilingual = {
    ru: `${title.ru} ${words.number.ru}\u00A0${number} ${words.of.ru} ${day.ru}`,
    en: `${title.en} ${words.number.en}\u00A0${number} ${words.of.en} ${day.en}`,
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
      heading(words.goods),
      ...content.lines.flatMap(line),
      ...terms(content),
      ...(content.offers ? offerTable(content.offers) : prices(content)),
      columns(words.notOffer, { fontSize: 8, color: '#5F6C77', margin: [0, 16, 0, 0] }),
      columns(
        { ru: `${words.version.ru} ${version}`, en: `${words.version.en} ${version}` },
        { fontSize: 8, color: '#5F6C77' },
      ),
    ],
  };
}

const prices = (content: PaperContent): Block[] => [
  heading(words.prices),
  ...content.amounts.flatMap((amount) => price(amount, isPayable(content, amount))),
];

const parties = ({ customer, contact, supplier, broker }: PaperContent): Block[] => [
  ...fact(words.customer, customer && same(customer.name)),
  ...fact(words.inn, customer && same(customer.inn)),
  ...fact(words.contact, same(contact)),
  ...fact(words.supplier, supplier && same(supplier.name)),
  ...fact(words.broker, same(broker)),
];

const line = ({ name, description, vendorCode, hsCode, count, unit }: PaperLine): Block[] => [
  columns({ ru: name.ru || name.en, en: name.en || name.ru }, { bold: true, margin: [0, 0, 0, 3] }),
  ...(description === '' ? [] : [{ text: description, margin: [0, 0, 0, 3] }]),
  ...fact(
    words.count,
    count === '' ? undefined : { ru: `${count} ${unit.ru || unit.en}`, en: `${count} ${unit.en || unit.ru}` },
  ),
  ...fact(words.vendorCode, same(vendorCode)),
  ...fact(words.hsCode, same(hsCode)),
];

const terms = ({
  incoTerms,
  incoPlace,
  leadDays,
  warrantyMonths,
  advance,
  timeFrame,
  comment,
}: PaperContent): Block[] => [
  ...fact(
    words.incoTerms,
    incoTerms === ''
      ? undefined
      : { ru: `${incoTerms} ${incoPlace.ru || incoPlace.en}`, en: `${incoTerms} ${incoPlace.en || incoPlace.ru}` },
  ),
  ...fact(words.lead, figure(leadDays)),
  ...fact(words.warranty, figure(warrantyMonths)),
  ...fact(words.advance, figure(advance)),
  ...fact(words.timeFrame, same(timeFrame)),
  ...fact(words.comment, same(comment)),
];

const isPayable = ({ kind }: PaperContent, { what }: PaperAmount): boolean =>
  (kind === 'proforma_advance' && what === 'advance') ||
  (kind === 'proforma_balance' && what === 'balance') ||
  (kind === 'proforma_full' && what === 'contract');

function price({ what, rupees, roubles, rate, percent }: PaperAmount, payable: boolean): Block[] {
  const sums = [moneyText(rupees, 'INR'), moneyText(roubles, 'RUB')].filter((sum) => sum !== undefined);
  const share = percent === undefined ? '' : ` (${percent}\u00A0%)`;
  const said = (language: 'ru' | 'en'): string =>
    `${payable ? `${words.payable[language]}. ` : ''}${paperAmounts[what][language]}${share}: ${sums.map((sum) => sum[language]).join(' = ')}`;
  return [
    columns({ ru: said('ru'), en: said('en') }, { bold: payable, margin: [0, 2, 0, 1] }),
    columns(rateLine(rate), { fontSize: 8, color: '#45535F', margin: [0, 0, 0, 3] }),
  ];
}

function rateLine(rate: PaperAmount['rate']): Bilingual {
  if (rate === undefined) return words.noRate;
  const [value, day, source] = [
    rateText(rate.value),
    dayText(rate.date),
    rate.source === 'cbr' ? words.bank : words.demo,
  ];
  const filled = (language: 'ru' | 'en'): string =>
    `${words.rate[language].replace('{rate}', value[language]).replace('{day}', day[language])}${source[language]}`;
  return { ru: filled('ru'), en: filled('en') };
}
