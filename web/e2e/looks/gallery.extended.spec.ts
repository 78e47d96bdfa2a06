import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { expectSameLook, freezeTime } from '../support/look.js';

const parts = readdirSync(new URL('../../src/gallery/scenes/', import.meta.url))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replace('.tsx', ''))
  // A form with unsaved input asks before the user leaves it, so it is the last one in its half.
  .sort((a, b) => Number(a === 'step-form') - Number(b === 'step-form'));
// Two browsers check one half of the components each.
const halves = [0, 1].map((half) => parts.filter((_part, index) => index % 2 === half));

/**
 * Opens a component by its link at the end of the page. Reloading the app for each component would take most of the
 * time.
 */
async function follow(page: Page, part: string): Promise<void> {
  await page.locator(`a[href="/dev/gallery/${part}"]`).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: part, exact: true })).toBeVisible();
  await expect(page.locator('[data-scene], nav a[href*="?scene="]').first()).toBeAttached();
  await expect(page.locator('[data-scene-coming]')).toHaveCount(0);
}

/** Waits for an overlay, whose code loads after the page. */
const opened = (page: Page): Promise<void> =>
  expect(
    page.locator('[role="dialog"], [role="alertdialog"], [role="alert"]').filter({ visible: true }).first(),
  ).toBeVisible();

// Each component is compared in one language on a desktop and in the other on a phone. This covers both languages and
// widths with half the pictures.
for (const [on, language] of [
  ['desk', 'ru'],
  ['phone', 'en'],
] as const) {
  for (const [half, own] of halves.entries()) {
    test(`the parts of the kit look as they did: ${on}, ${language}, ${half + 1}`, async ({ enter, complaints }) => {
      test.setTimeout(480_000);
      // The server has no gallery: the app renders it at an address that the BFF does not know.
      complaints.expect(/status of 404/);
      const page = await enter(null, { language, on, scale: on === 'desk' ? 0.5 : 0.6 });
      await freezeTime(page);
      await page.goto('/dev/gallery');
      const overlays: [string, string][] = [];
      for (const part of own) {
        await follow(page, part);
        const links = page.locator('nav a[href*="?scene="]');
        for (const name of await links.allTextContents()) overlays.push([part, name]);
        await expectSameLook(page, `part-${part}-${language}-${on}`, { isFullPage: true });
      }
      // An overlay stays open during navigation, so each one starts with a new page.
      for (const [part, overlay] of overlays) {
        await page.goto(`/dev/gallery/${part}?scene=${overlay}`);
        await opened(page);
        await expectSameLook(page, `part-${part}-${overlay}-${language}-${on}`);
      }
    });
  }
}
