import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { DocumentContent, DocumentOffer } from '../domain/document-content.js';
import { documentLayout } from './document-layout.js';
import { printDocument } from './print-document.js';

const content: DocumentContent = {
  kind: 'proforma_advance',
  number: '12345678',
  date: '2026-11-20',
  customer: { name: 'ООО «Волга Импорт»', inn: '7707083893' },
  contact: 'Волкова Ирина, +79031234567, i@volga.example',
  supplier: { name: 'Kaveri Agro', inn: '' },
  broker: 'Кузнецов Павел',
  lines: [
    {
      name: { en: 'Centrifugal pump', ru: 'Насос центробежный' },
      description: '',
      vendorCode: 'PMP-1',
      hsCode: '841370',
      count: '12',
      unit: { en: 'pc', ru: 'шт' },
    },
  ],
  incoTerms: 'FOB',
  incoPlace: { en: 'Nhava Sheva', ru: 'Нава-Шева' },
  leadDays: 30,
  warrantyMonths: 12,
  advance: 30,
  timeFrame: '',
  comment: '',
  contract: { number: '12/26', date: '2026-11-18' },
  amounts: [
    {
      what: 'advance',
      rupees: '123456789',
      roubles: '115446969',
      rate: { value: '0.935123', date: '2026-11-20', source: 'cbr' },
      percent: 33.333,
    },
  ],
};

const print = (of: DocumentContent, version = 1) =>
  printDocument(documentLayout(of, version), new AbortController().signal);
const textOf = async (bytes: Buffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

describe('A printed document', () => {
  it('shows everything in Russian and in English as text that can be extracted', async () => {
    const bytes = await print(content);
    const text = await textOf(bytes);
    for (const expected of [
      'Счёт-проформа на аванс № 12345678 от 20 ноября 2026 г.',
      'Proforma invoice for the advance No. 12345678 dated 20 November 2026',
      'Заказчик: ООО «Волга Импорт»',
      'Supplier: Kaveri Agro',
      'Код ТН ВЭД: 8413 70',
      'HS code: 8413 70',
      'Договор: № 12/26 от 18 ноября 2026 г.',
      'Contract: No. 12/26 dated 18 November 2026',
      'FOB Нава-Шева',
      'FOB Nhava Sheva',
      'К оплате. Аванс (33,33 %): 1 234 567,89 ₹ = 1 154 469,69 ₽',
      'Amount due. Advance (33.33%): ₹12,34,567.89 = ₽11,54,469.69',
      'Курс: 1 ₹ = 0,935123 ₽ на 20 ноября 2026 г., Банк России',
      'Rate: ₹1 = ₽0.935123 on 20 November 2026, Bank of Russia',
    ])
      expect(text).toContain(expected);
    expect((await getMeta(await getDocumentProxy(new Uint8Array(bytes)))).info).toMatchObject({
      Title: expect.stringContaining('12345678'),
      Producer: 'Setu',
      // A fixed time, because the time of printing would change the hash.
      CreationDate: expect.stringContaining('20261120000000'),
    });
  });

  it('compares offers in one currency, with the exchange rate, the source and the best values marked', async () => {
    const price = (rupees: string, roubles: string, date: string) => ({
      ...{ what: 'offer' as const, rupees, roubles, percent: undefined },
      rate: { value: '0.9184', date, source: 'cbr' },
    });
    const offer = (supplier: string, over: Partial<DocumentOffer>): DocumentOffer => ({
      ...{ supplier, state: 'open', price: price('1000000', '918400', '2026-11-20'), leadDays: 21, minimumQuantum: 0 },
      ...{ incoTerms: 'FOB', incoPlace: 'Mundra', validUntil: '2026-12-20', changedOn: '2026-11-20', version: 2 },
      ...{ isPreferred: false, best: [], ...over },
    });
    const offers = [
      offer('Kaveri Agro', { best: ['price'], isPreferred: true }),
      offer('Deccan Tools', { state: 'declined', price: price('1100000', '1010240', '2026-11-19') }),
      ...['Third', 'Fourth', 'Fifth'].map((name) => offer(name, {})),
    ];
    const text = await textOf(await print({ ...content, kind: 'offers', amounts: [], offers }));
    for (const expected of [
      'Сравнение предложений по запросу № 12345678',
      'Comparison of offers for request No. 12345678',
      ...offers.map(({ supplier }) => supplier),
      '9 184,00 ₽ (лучшее)',
      '10 102,40 ₽',
      '₹10,000.00',
      'на 19 ноября 2026 г., Банк России',
      'Действует, выбор заказчика',
      'Declined',
      'предложение поставщика в Setu от 20 ноября 2026 г., версия 2',
      'Только для сотрудников Setu',
    ])
      expect(text.replaceAll('\u00A0', ' ')).toContain(expected);
  });

  it('has the same bytes for the same content at any time, and other bytes for other content', async () => {
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const first = hash(await print(content));
    expect(hash(await print(content))).toBe(first);
    expect(hash(await print({ ...content, contact: '' }))).not.toBe(first);
  });

  it('leaves out fields without a value', async () => {
    const bare = {
      ...content,
      customer: undefined,
      supplier: undefined,
      contact: '',
      broker: '',
      incoTerms: '',
      amounts: [],
    };
    const text = await textOf(await print(bare));
    for (const absent of ['Заказчик', 'Supplier', 'Incoterms', 'undefined', 'Волга'])
      expect(text).not.toContain(absent);
  });
});
