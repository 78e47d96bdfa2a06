import { readdirSync } from 'node:fs';
import { expect, test } from '../support/journey.js';
import { expectSameLook, holdStill } from '../support/look.js';

// Its list of places is drawn by steps that differ from run to run.
const restless = new Set(['move-dialog']);

const parts = readdirSync(new URL('../../src/gallery/scenes/', import.meta.url))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replace('.tsx', ''));

// Each part in one language at the desk and in the other one on the phone: both languages, both widths, half the pictures.
for (const [on, language] of [
  ['desk', 'ru'],
  ['phone', 'en'],
] as const) {
  test(`the parts of the kit look as they did: ${on}, ${language}`, async ({ enter, complaints }) => {
    test.setTimeout(480_000);
    // The server knows no gallery: the app draws it at an address unknown to the BFF.
    complaints.expect(/status of 404/);
    const page = await enter(null, { language, on, scale: on === 'desk' ? 0.5 : 0.6 });
    await holdStill(page);
    for (const part of parts) {
      await page.goto(`/dev/gallery/${part}`);
      await expect(page.getByRole('region').or(page.getByRole('navigation')).first()).toBeVisible();
      const overlays = await page
        .locator('nav a[href*="?scene="]')
        .evaluateAll((links) => links.map((a) => a.textContent));
      await expectSameLook(page, `part-${part}-${language}-${on}`, { isWhole: true });
      for (const overlay of overlays.filter((name) => name !== null && !restless.has(name))) {
        await page.goto(`/dev/gallery/${part}?scene=${overlay}`);
        await expect(page.locator(`[data-scene="${overlay}"]`)).toBeAttached();
        await expectSameLook(page, `part-${part}-${overlay}-${language}-${on}`);
      }
    }
  });
}
