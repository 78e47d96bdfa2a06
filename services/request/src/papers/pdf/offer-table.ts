import type { PaperAmount, PaperOffer } from '../domain/paper-content.js';
import { dayText, moneyText, rateText } from './paper-figures.js';
import { type Bilingual, offerRows, offerStates, offerWords, paperWords } from './paper-words.js';

type Block = Record<string, unknown>;
type Merit = PaperOffer['best'][number];

/** The number of offers in one table. Further offers continue in a table below. */
const mostBeside = 4;
const grey = '#45535F';

/** Stacks the two languages, for columns that are too narrow for both. */
const stacked = ({ ru, en }: Bilingual, look: Block = {}): Block => ({
  stack: [{ text: ru, ...look }, ...(en === ru ? [] : [{ text: en, color: grey, fontSize: 8 }])],
});
const same = (text: string): Bilingual => ({ ru: text, en: text });
const filled = (words: Bilingual, values: Record<string, Bilingual>): Bilingual => {
  const inOne = (language: keyof Bilingual): string =>
    Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value[language]), words[language]);
  return { ru: inOne('ru'), en: inOne('en') };
};

const rateOf = ({ rate }: PaperAmount): Bilingual => {
  if (rate === undefined) return paperWords.noRate;
  const source = rate.source === 'cbr' ? paperWords.bank : paperWords.demo;
  const line = filled(paperWords.rate, { rate: rateText(rate.value), day: dayText(rate.date) });
  return { ru: line.ru + source.ru, en: line.en + source.en };
};

interface Row {
  label: Bilingual;
  merit?: Merit;
  value: (offer: PaperOffer) => Bilingual;
}

const none = same('—');
const figure = (value: number): Bilingual => (value > 0 ? same(String(value)) : none);

const rowsOf = (isInRoubles: boolean): Row[] => [
  {
    label: offerRows.state,
    value: ({ state, isPreferred }) => {
      const word = offerStates[state];
      const mark = offerWords.preferred;
      return isPreferred ? { ru: `${word.ru}, ${mark.ru}`, en: `${word.en}, ${mark.en}` } : word;
    },
  },
  {
    label: offerRows.price,
    merit: 'price',
    value: ({ price }) => (isInRoubles ? moneyText(price.roubles, 'RUB') : moneyText(price.rupees, 'INR')) ?? none,
  },
  ...(isInRoubles
    ? [{ label: offerRows.rupees, value: ({ price }: PaperOffer) => moneyText(price.rupees, 'INR') ?? none }]
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
      filled(offerWords.given, { day: dayText(changedOn), version: same(String(version)) }),
  },
];

function cell(row: Row, offer: PaperOffer): Block {
  const value = row.value(offer);
  if (row.merit === undefined || !offer.best.includes(row.merit)) return stacked(value);
  const { ru, en } = offerWords.best;
  return { ...stacked({ ru: `${value.ru} (${ru})`, en: `${value.en} (${en})` }, { bold: true }), fillColor: '#EAF4EC' };
}

/**
 * Returns the tables that compare offers in one currency, each with its exchange rate and source. The best values among
 * the valid offers are marked.
 */
export function offerTable(offers: readonly PaperOffer[]): Block[] {
  const isInRoubles = offers.every(({ price }) => price.roubles !== undefined);
  const rows = rowsOf(isInRoubles);
  const parts = Array.from({ length: Math.ceil(offers.length / mostBeside) }, (_, at) =>
    offers.slice(at * mostBeside, (at + 1) * mostBeside),
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
    stacked(isInRoubles ? offerWords.inRoubles : offerWords.inRupees, { fontSize: 8 }),
    stacked(offerWords.internal, { fontSize: 8 }),
  ];
}
