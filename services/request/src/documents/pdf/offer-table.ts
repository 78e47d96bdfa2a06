import type { DocumentAmount, DocumentOffer } from '../domain/document-content.js';
import { dayText, moneyText, rateText } from './document-figures.js';
import { type Bilingual, documentLabels, offerLabels, offerRows, offerStates } from './document-labels.js';

type Block = Record<string, unknown>;
type Merit = DocumentOffer['best'][number];

/** The number of offers in one table. Further offers continue in a table below. */
const maxColumns = 4;
const grey = '#45535F';

/** Stacks the two languages, for columns that are too narrow for both. */
const stacked = ({ ru, en }: Bilingual, style: Block = {}): Block => ({
  stack: [{ text: ru, ...style }, ...(en === ru ? [] : [{ text: en, color: grey, fontSize: 8 }])],
});
const same = (text: string): Bilingual => ({ ru: text, en: text });
const filled = (labels: Bilingual, values: Record<string, Bilingual>): Bilingual => {
  const inOne = (language: keyof Bilingual): string =>
    Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value[language]), labels[language]);
  return { ru: inOne('ru'), en: inOne('en') };
};

const rateOf = ({ rate }: DocumentAmount): Bilingual => {
  if (rate === undefined) return documentLabels.noRate;
  const source = rate.source === 'cbr' ? documentLabels.bank : documentLabels.demo;
  const line = filled(documentLabels.rate, { rate: rateText(rate.value), day: dayText(rate.date) });
  return { ru: line.ru + source.ru, en: line.en + source.en };
};

interface Row {
  label: Bilingual;
  merit?: Merit;
  value: (offer: DocumentOffer) => Bilingual;
}

const none = same('—');
const figure = (value: number): Bilingual => (value > 0 ? same(String(value)) : none);

const rowsOf = (isInRoubles: boolean): Row[] => [
  {
    label: offerRows.state,
    value: ({ state, isPreferred }) => {
      const label = offerStates[state];
      const mark = offerLabels.preferred;
      return isPreferred ? { ru: `${label.ru}, ${mark.ru}`, en: `${label.en}, ${mark.en}` } : label;
    },
  },
  {
    label: offerRows.price,
    merit: 'price',
    value: ({ price }) => (isInRoubles ? moneyText(price.roubles, 'RUB') : moneyText(price.rupees, 'INR')) ?? none,
  },
  ...(isInRoubles
    ? [{ label: offerRows.rupees, value: ({ price }: DocumentOffer) => moneyText(price.rupees, 'INR') ?? none }]
    : []),
  { label: offerRows.rate, value: ({ price }) => rateOf(price) },
  { label: offerRows.leadDays, merit: 'lead_days', value: ({ leadDays }) => figure(leadDays) },
  {
    label: offerRows.minimumQuantum,
    merit: 'minimum_quantum',
    value: ({ minimumQuantum }) => figure(minimumQuantum),
  },
  {
    label: offerRows.delivery,
    value: ({ incoTerms, incoPlace }) => same([incoTerms, incoPlace].filter(Boolean).join(', ') || '—'),
  },
  { label: offerRows.validUntil, merit: 'valid_until', value: ({ validUntil }) => dayText(validUntil) },
  {
    label: offerRows.source,
    value: ({ changedOn, version }) =>
      filled(offerLabels.submitted, { day: dayText(changedOn), version: same(String(version)) }),
  },
];

function cell(row: Row, offer: DocumentOffer): Block {
  const value = row.value(offer);
  if (row.merit === undefined || !offer.best.includes(row.merit)) return stacked(value);
  const { ru, en } = offerLabels.best;
  return { ...stacked({ ru: `${value.ru} (${ru})`, en: `${value.en} (${en})` }, { bold: true }), fillColor: '#EAF4EC' };
}

/**
 * Returns the tables that compare offers in one currency, each with its exchange rate and source. The best values among
 * the valid offers are marked.
 */
export function offerTable(offers: readonly DocumentOffer[]): Block[] {
  const isInRoubles = offers.every(({ price }) => price.roubles !== undefined);
  const rows = rowsOf(isInRoubles);
  const parts = Array.from({ length: Math.ceil(offers.length / maxColumns) }, (_, at) =>
    offers.slice(at * maxColumns, (at + 1) * maxColumns),
  );
  const tables = parts.map(
    (part): Block => ({
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [110, ...part.map(() => '*')],
        body: [
          [stacked(offerRows.supplier), ...part.map(({ supplier }) => ({ text: supplier, bold: true }))],
          ...rows.map((row) => [stacked(row.label), ...part.map((offer) => cell(row, offer))]),
        ],
      },
      layout: 'lightHorizontalLines',
      margin: [0, 4, 0, 10],
    }),
  );
  return [
    ...tables,
    stacked(isInRoubles ? offerLabels.inRoubles : offerLabels.inRupees, { fontSize: 8 }),
    stacked(offerLabels.internal, { fontSize: 8 }),
  ];
}
