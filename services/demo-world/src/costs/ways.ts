import { exampleFrom, exampleSource } from './example-source.js';

const DAY = 86_400_000;
const exampleTariff = exampleSource('Reference tariff', 'Справочный тариф');

type LaneLine = readonly [way: string, mode: string, unit: string, price: string, days: string, endsInDays?: number];

/** Freight. One lane ends soon and one has ended, so that both can be seen. */
const lanes: readonly LaneLine[] = [
  ['INNSA RUNVS', 'sea', 'container20', '2400 USD', '32 42'],
  ['INNSA RUNVS', 'sea', 'container40', '3600 USD', '32 42'],
  ['INNSA RUNVS', 'sea', 'cubic_metre', '95 USD', '35 48'],
  ['INCCU RUNVS', 'sea', 'cubic_metre', '98 USD', '38 52'],
  ['INNSA RULED', 'sea', 'cubic_metre', '105 USD', '40 55'],
  ['INMUN RUNVS', 'sea', 'container20', '2300 USD', '30 40'],
  ['INMUN RUNVS', 'sea', 'container40', '3450 USD', '30 40', 20],
  ['INMAA RUNVS', 'sea', 'cubic_metre', '92 EUR', '36 50'],
  ['INMAA RUVVO', 'sea', 'container20', '13500 CNY', '22 30'],
  ['INMAA RUVVO', 'sea', 'tonne', '640 CNY', '24 32', -5],
  ['INBOM RUSVO', 'air', 'kilogram', '4.6 USD', '3 6'],
  ['INDEL RUSVO', 'air', 'kilogram', '4.2 EUR', '3 7'],
];

/** Carriage by land: from suppliers' cities to ports and airports, and from the border to cities. Per tonne. */
const legs: readonly (readonly [currency: string, way: string, price: string])[] = [
  ['INR', 'INPNQ INNSA', '1900'],
  ['INR', 'INBOM INNSA', '900'],
  ['INR', 'INSTV INNSA', '2600'],
  ['INR', 'INBDQ INNSA', '3100'],
  ['INR', 'INBDQ INMUN', '2900'],
  ['INR', 'INAMD INMUN', '2300'],
  ['INR', 'INRAJ INMUN', '1800'],
  ['INR', 'INLUH INMUN', '4700'],
  ['INR', 'INDEL INMUN', '4300'],
  ['INR', 'INDEL INNSA', '4900'],
  ['INR', 'INBLR INMAA', '2400'],
  ['INR', 'INCJB INMAA', '3300'],
  ['INR', 'INCJB INTUT', '2500'],
  ['INR', 'INCJB INCOK', '1900'],
  ['INR', 'INHYD INMAA', '3600'],
  ['INR', 'INHYD INNSA', '3900'],
  ['INR', 'INPNQ INBOM', '2100'],
  ['INR', 'INHYD INBOM', '4200'],
  ['RUB', 'RUNVS RUMOW', '5200'],
  ['RUB', 'RUNVS RUKZN', '6300'],
  ['RUB', 'RUNVS RUSVX', '7900'],
  ['RUB', 'RUNVS RUOVB', '10800'],
  ['RUB', 'RUNVS RULED', '6700'],
  ['RUB', 'RULED RUMOW', '3400'],
  ['RUB', 'RULED RUKZN', '5600'],
  ['RUB', 'RULED RUSVX', '7400'],
  ['RUB', 'RULED RUOVB', '10400'],
  ['RUB', 'RUVVO RUMOW', '14500'],
  ['RUB', 'RUVVO RUSVX', '12300'],
  ['RUB', 'RUVVO RUOVB', '9800'],
  ['RUB', 'RUVVO RUKZN', '13600'],
  ['RUB', 'RUSVO RUMOW', '2900'],
  ['RUB', 'RUSVO RULED', '5100'],
  ['RUB', 'RUSVO RUKZN', '6000'],
  ['RUB', 'RUSVO RUSVX', '8700'],
  ['RUB', 'RUSVO RUOVB', '11900'],
];

const parts = (text: string): [string, string] => {
  const [first = '', second = ''] = text.split(' ');
  return [first, second];
};

const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);

/** Returns the rows of the table of freight, by column. */
export const demoLanes = (now: Date) =>
  lanes.map(([way, mode, unit, cost, days, endsInDays]) => {
    const [[from, to], [price, currency], [days_from, days_to]] = [parts(way), parts(cost), parts(days)];
    const valid_to = endsInDays === undefined ? '' : dayAfter(now, endsInDays);
    const dated = { ...exampleTariff, valid_from: exampleFrom, valid_to };
    return { from, to, mode, unit, price, currency, days_from, days_to, ...dated };
  });

/** The rows of the table of carriage by land, by column. */
export const demoLegs = legs.map(([currency, way, price_per_tonne]) => {
  const [from, to] = parts(way);
  return { from, to, price_per_tonne, currency, ...exampleTariff, valid_from: exampleFrom, valid_to: '' };
});
