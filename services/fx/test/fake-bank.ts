import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (requestedDays: string, response: ServerResponse) => void;

/** Starts a local HTTP server in place of the Bank of Russia. It answers in windows-1251 as the test sets it up. */
export async function startBank() {
  let answer: Answer = (_, response) => response.writeHead(503).end();
  const requestedDays: string[] = [];
  const server = createServer((request, response) => {
    const day = new URL(request.url ?? '/', 'http://bank').searchParams.get('date_req') ?? '';
    requestedDays.push(day);
    answer(day, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/scripts/XML_daily.asp`,
    /** The days requested so far, in the Bank of Russia's format. */
    requestedDays,
    answers(next: Answer) {
      answer = next;
    },
    /**
     * Answers each day with the rate of the last day in `rates` on or before it, as the Bank of Russia does on
     * holidays.
     */
    publishes(rates: Record<string, string>, nominal = '100') {
      answer = (day, response) => {
        const iso = day.split('/').reverse().join('-');
        const date = Object.keys(rates)
          .filter((one) => one <= iso)
          .sort()
          .at(-1);
        if (date === undefined) return response.writeHead(404).end();
        return response
          .writeHead(200, { 'content-type': 'application/xml; charset=windows-1251' })
          .end(sheet(date.split('-').reverse().join('.'), rates[date] ?? '', nominal));
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

// «Индийских рупий» in windows-1251.
const rupees = Buffer.from('c8ede4e8e9f1eae8f520f0f3efe8e9', 'hex');

const others = [
  ['R01235', 'USD', '78,1200'],
  ['R01239', 'EUR', '90,5500'],
  ['R01375', 'CNY', '11,0200'],
].map(
  ([id, code, value]) =>
    `<Valute ID="${id}"><CharCode>${code}</CharCode><Nominal>1</Nominal><Name>x</Name><Value>${value}</Value></Valute>`,
);

/** Returns a sheet in windows-1251 with the rates of the dollar, the euro, the yuan and the rupee. */
export function sheet(date: string, value: string, nominal = '100'): Buffer {
  return Buffer.concat([
    Buffer.from(
      `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${date}" name="Foreign Currency Market">${others.join('')}`,
    ),
    Buffer.from(
      `<Valute ID="R01270"><NumCode>356</NumCode><CharCode>INR</CharCode><Nominal>${nominal}</Nominal><Name>`,
    ),
    rupees,
    Buffer.from(`</Name><Value>${value}</Value><VunitRate>0</VunitRate></Valute></ValCurs>`),
  ]);
}
