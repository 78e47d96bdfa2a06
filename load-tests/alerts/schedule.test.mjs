import { expect, it } from 'vitest';
import { alerts } from '../../deploy/monitoring/alerts.mjs';
import { objectives } from '../../deploy/monitoring/burn-rates.mjs';
import { causes } from './schedule.mjs';

/** What a cause needs before it is brought about. */
const scene = /** @type {import('./world/scene.mjs').Scene} */ (
  /** @type {unknown} */ ({ world: { edges: {}, nats: {} }, logFromNow: () => () => undefined })
);

it('every alert is brought about by a cause, once', () => {
  const made = Object.values(causes)
    .flat()
    .flatMap((making) => making(scene).pages.map(({ alert }) => alert));
  expect(made.sort()).toEqual([...alerts, ...objectives].map(({ alert }) => alert).sort());
});
