import { expect, it } from 'vitest';
import { services } from '../../deploy/local/service-names.mjs';
import { fullCampaign, longCampaign, regionsCampaign, shortCampaign } from './schedule.mjs';

const namesOf = (/** @type {number} */ seed, nats = true) => fullCampaign(seed, { nats }).map(({ name }) => name);

it('the same seed produces the same order of faults, and another seed another order', () => {
  expect(namesOf(7)).toEqual(namesOf(7));
  expect(namesOf(7)).not.toEqual(namesOf(8));
  expect([...namesOf(8)].map((name) => name.replace('-2', '')).sort()).toEqual(
    [...namesOf(7)].map((name) => name.replace('-2', '')).sort(),
  );
});

it('every process is killed several times, and every store fails once', () => {
  const times = (/** @type {string} */ name) => namesOf(1).filter((each) => each === name).length;
  for (const name of services) expect([name, times(`kill -9 ${name}`)]).toEqual([name, 3]);
  expect(namesOf(1).filter((name) => name.startsWith('kill -9 bff'))).toHaveLength(3);
  for (const store of [
    'Postgres frozen 30 s',
    'Postgres restarted',
    'S3 frozen 15 s',
    'NATS frozen 10 s',
    'NATS emptied',
    'NATS gone 60 s',
  ])
    expect([store, times(store)]).toEqual([store, 1]);
});

it('the campaign lasts less than seven minutes, so that start, campaign and shutdown fit into eight', () => {
  const ms = fullCampaign(1, { nats: true }).reduce((sum, { holdMs, calmMs }) => sum + holdMs + calmMs, 0);
  expect(ms).toBeLessThan(420_000);
});

it('without NATS its faults are skipped, and the quick campaign restarts Postgres instead', () => {
  expect(namesOf(1, false).filter((name) => name.includes('NATS'))).toEqual([]);
  expect(shortCampaign(1, { nats: false }).map(({ kind }) => kind)).toEqual(['kill', 'postgresRestarted']);
  expect(shortCampaign(1, { nats: true }).map(({ kind }) => kind)).toEqual(['kill', 'natsEmptied']);
});

it('the extended campaign kills seventy processes and disturbs each connection once in each way', () => {
  const all = longCampaign(1, { nats: true });
  expect(all.filter(({ kind }) => kind === 'kill')).toHaveLength(70);
  const lines = all.filter(({ kind }) => kind === 'edge').map(({ name }) => name);
  expect(lines).toHaveLength(9 * 4);
  expect(new Set(lines).size).toBe(lines.length);
  expect(longCampaign(1, { nats: false }).filter(({ target }) => target === 'nats')).toEqual([]);
});

it('the extended campaign fills the disk and sets each service’s clock wrong if the machine allows it', () => {
  const kinds = (/** @type {Partial<import('./schedule.mjs').There>} */ there) =>
    longCampaign(1, { nats: true, ...there }).map(({ kind, target = '' }) => `${kind} ${target}`);
  const more = kinds({ disk: true, clocks: true }).filter((kind) => !kinds({}).includes(kind));
  expect(more.sort()).toEqual([...services.map((name) => `clockAhead ${name}`).sort(), 'diskFull ']);
});

it('in two regions every process is killed once, and the far region is cut off', () => {
  const namesIn = (/** @type {'services' | 'bff'} */ far) =>
    regionsCampaign(3, { nats: true, far })
      .map(({ name }) => name)
      .sort();
  const own = [...services, 'bff', 'bff-2'];
  const killed = (/** @type {readonly string[]} */ names) => names.map((name) => `kill -9 ${name}`);
  const others = ['far region cut off 20 s', 'two regions'];
  expect(namesIn('bff')).toEqual([...killed(own), ...others].sort());
  expect(namesIn('services')).toEqual([...killed([...own, ...services.map((name) => `${name}-2`)]), ...others].sort());
});
