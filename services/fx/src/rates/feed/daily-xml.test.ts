import { describe, expect, it } from 'vitest';
import { quoteOn, readDailyXml } from './daily-xml.js';

const sheet = (date: string, rows: string) =>
  `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${date}" name="Foreign Currency Market">${rows}</ValCurs>`;
const valute = (code: string, nominal: string, value: string) =>
  `<Valute ID="R01270"><NumCode>356</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>X</Name><Value>${value}</Value></Valute>`;
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('The daily sheet of the Bank of Russia', () => {
  it('is read from windows-1251 with its nominal and decimal commas', () => {
    const name = Buffer.from([0xc8, 0xed, 0xe4, 0xe8, 0xe9, 0xf1, 0xea, 0xe8, 0xf5]);
    const [before = '', after = ''] = sheet('20.11.2026', valute('INR', '100', '92,9658')).split('>X<');
    const read = readDailyXml(Buffer.concat([bytes(`${before}>`), name, bytes(`<${after}`)]));
    expect(read.date).toBe('2026-11-20');
    expect(quoteOn(read, 'INR')).toEqual({ currency: 'INR', nominal: 100, valueE4: 929_658n });
  });

  it.each([
    ['10', '11,2891', 112_891n],
    ['1', '80', 800_000n],
    ['10000', '58,82', 588_200n],
  ])('with nominal %s and value %s is read correctly', (nominal, value, valueE4) => {
    const read = readDailyXml(bytes(sheet('20.11.2026', valute('INR', nominal, value))));
    expect(quoteOn(read, 'INR')).toEqual({ currency: 'INR', nominal: Number(nominal), valueE4 });
  });

  it.each([
    ['cut short', sheet('20.11.2026', valute('INR', '10', '9,1')).slice(0, -20), /not XML/],
    ['an error page', '<html><body>Service unavailable</body></html>', /another shape/],
    ['not XML at all', 'error', /not XML|another shape/],
    ['without quotes', sheet('20.11.2026', ''), /another shape/],
    ['with an invalid day', sheet('31.02.2026', valute('INR', '10', '9,1')), /day/],
    ['with an American date', sheet('11/20/2026', valute('INR', '10', '9,1')), /day/],
    ['with a nominal of zero', sheet('20.11.2026', valute('INR', '0', '9,1')), /quote/],
    ['with a rate of zero', sheet('20.11.2026', valute('INR', '10', '0,0000')), /quote/],
    ['with a negative rate', sheet('20.11.2026', valute('INR', '10', '-9,1')), /quote/],
    ['with text in place of a rate', sheet('20.11.2026', valute('INR', '10', 'n/a')), /quote/],
    ['with entities', `<!DOCTYPE a [<!ENTITY b "c">]>${sheet('20.11.2026', valute('INR', '10', '9,1'))}`, /entities/],
    ['in another encoding', sheet('20.11.2026', '').replace('windows-1251', 'koi8-r'), /koi8-r/],
  ])('is rejected: %s', (_, text, why) => {
    expect(() => quoteOn(readDailyXml(bytes(text)), 'INR')).toThrow(why);
  });

  it('is read despite an invalid row for another currency', () => {
    const read = readDailyXml(bytes(sheet('20.11.2026', valute('IRR', '1', '5,88E-05') + valute('INR', '10', '9,1'))));
    expect(quoteOn(read, 'INR')).toMatchObject({ nominal: 10, valueE4: 91_000n });
    expect(() => quoteOn(read, 'IRR')).toThrow(/cannot be read/);
    expect(() => quoteOn(read, 'USD')).toThrow(/no USD/);
  });
});
