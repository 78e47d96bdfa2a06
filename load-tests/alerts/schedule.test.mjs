import { expect, it } from 'vitest';
import { alerts } from '../../deploy/monitoring/alerts.mjs';
import { objectives } from '../../deploy/monitoring/burn-rates.mjs';
import { causes } from './schedule.mjs';

/** The parts of the scene that creating a cause needs. */
const scene = /** @type {import('./world/scene.mjs').Scene} */ (
  /** @type {unknown} */ ({ world: { edges: {}, nats: {} }, logFromNow: () => () => undefined })
);

it('exactly one cause triggers each alert', () => {
  const made = Object.values(causes)
    .flat()
    .flatMap((making) => making(scene).pages.map(({ alert }) => alert));
  expect(made.sort()).toEqual([...alerts, ...objectives].map(({ alert }) => alert).sort());
});
