import { demoCards, demoLanes, demoLegs, demoPlaces, demoTariffs } from '@setu/demo-world';
import { actors, type Booted, bootService } from '@setu/kit/testing';
import { checkCostRow, costKey } from '@setu/proto/cost-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { COUNTRY_CODES } from '../src/reference/domain/country-codes.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
beforeAll(async () => {
  catalogue = await bootService(start, { demo: true });
});
afterAll(() => catalogue?.close());

const goods = demoCards().filter(({ state, hsCode }) => state === 'published' && hsCode !== '');
const folded = (name: string): string => name.toLowerCase().replace(/\s*\([A-Z]+\)$/i, '');
/** The names that cards use for their ports and places, in both languages. */
const named = [...new Set(goods.flatMap(({ shipmentPort, incoPlace }) => [shipmentPort, incoPlace]))];

describe('The costs of the demo world', () => {
  it('are rows that an admin could have entered, each once, and each marked as an example', () => {
    const tables = { places: demoPlaces, tariffs: demoTariffs, lanes: demoLanes(new Date()), legs: demoLegs };
    const known = {
      places: new Set(demoPlaces.map(({ code }) => code)),
      countries: new Set(COUNTRY_CODES.map(([, alpha2]) => alpha2)),
    };
    for (const table of ['places', 'tariffs', 'lanes', 'legs'] as const) {
      const rows = tables[table];
      expect(rows.map((row) => checkCostRow(table, row, known))).toEqual(rows.map((values) => ({ values })));
      expect(new Set(rows.map((row) => costKey(table, row))).size).toBe(rows.length);
    }
    expect(demoLanes(new Date())).toHaveLength(12);
    for (const { is_example } of [...demoLanes(new Date()), ...demoLegs, ...demoTariffs])
      expect(is_example).toBe('yes');
  });

  it('are loaded, with every port and place of a card', async () => {
    const { places, lanes, legs, fees } = await catalogue.deps.read.costTables.forEstimate();
    expect([places.length, lanes.length, legs.length, fees.length]).toEqual([
      ...[demoPlaces.length, 12, demoLegs.length, 8],
    ]);
    const names = new Set(places.flatMap(({ name, aliases }) => [name.en, name.ru, ...aliases]).map(folded));
    const unknown = named.flatMap(({ en, ru }) => [en, ru]).filter((one) => one !== '' && !names.has(folded(one)));
    expect(unknown).toEqual([]);
  });

  it('have a duty for most goods, none for some on purpose, and two rates of value added tax', async () => {
    const { read, clock } = catalogue.deps;
    const today = clock.now().toISOString().slice(0, 10);
    const gaps = await read.costCoverage.codeGaps('duty', today);
    expect(gaps.cards / goods.length).toBeGreaterThan(0.05);
    expect(gaps.cards / goods.length).toBeLessThan(0.35);
    expect((await read.costCoverage.codeGaps('vat', today)).cards).toBe(0);
    const vat = async (code: string) =>
      (await read.costTables.tariffsFor([code])).flatMap((rule) =>
        rule.tax === 'vat' ? [`${rule.code} ${rule.percent}`] : [],
      );
    expect((await vat('09024000')).sort()).toEqual([' 20', ' 22', '0902 10']);
    expect((await vat('84137010')).sort()).toEqual([' 20', ' 22']);
  });

  it('show an admin what ends soon and what has no way', async () => {
    const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
    const { tables, places } = await catalogue.client.getCostCoverage({}, { actor: admin });
    const counts = tables.map(({ rows, expiring, expired, examples }) => [rows, expiring, expired, examples]);
    expect(counts[2]).toEqual([12, 1, 1, 12]);
    expect(places.map(({ place }) => place?.code)).toContain('INTUT');
  });
});
