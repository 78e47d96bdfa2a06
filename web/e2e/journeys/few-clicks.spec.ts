import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { accounts } from '../support/roles.js';
import { fillSignIn } from '../support/sign-in.js';
import { translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

/** The clicks and presses of Enter that a visitor needs to send a request, typing not counted. */
const most = 5;

/** Counts what the user clicks and confirms with Enter, across page loads. */
async function countActions(page: Page): Promise<() => number> {
  let actions = 0;
  await page.exposeFunction('countAction', () => {
    actions += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as unknown as { countAction: () => void }).countAction();
    addEventListener('pointerdown', (event) => event.isTrusted && count(), true);
    addEventListener('keydown', (event) => event.isTrusted && event.key === 'Enter' && count(), true);
  });
  return () => actions;
}

const walks = [
  { language: 'ru', on: 'desk', typed: 'чай', comment: 'Листовой чай для сети кафе.' },
  { language: 'en', on: 'phone', typed: 'pump', comment: 'A pump for a water tower.' },
] as const;

for (const [way, { language, on, typed, comment }] of walks.entries()) {
  const t = translatorFor(language);
  test(
    `a visitor sends a request with at most ${most} clicks: ${language}, ${on}`,
    inTurn(way, 0),
    async ({ enter }) => {
      const page = await enter(null, { language, on });
      const actions = await countActions(page);
      const main = page.getByRole('main');
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('combobox', { name: t('search.label') })
        .fill(typed);
      await page
        .getByRole('group', { name: t('search.products') })
        .getByRole('option')
        .first()
        .click();
      await main
        .getByRole('link', { name: t('product:actions.signInToRequest') })
        .first()
        .click();
      await fillSignIn(page, t, accounts.rival);
      await main.getByRole('textbox', { name: t('request-forms:draft.comment') }).fill(comment);
      await main.getByRole('button', { name: t('request-forms:draft.publish') }).click();
      await page.waitForURL(/\/request\/customer\/preview\//);
      // Without the lower bound, a counter that stopped working would pass.
      expect(actions()).toBeGreaterThanOrEqual(4);
      expect(actions()).toBeLessThanOrEqual(most);
    },
  );
}
