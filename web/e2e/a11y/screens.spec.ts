import { type ScreenName, screens } from '@setu/contract';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { test } from '../support/journey.js';
import { addressOf, visits } from '../support/screens.js';
import { languages } from '../support/words.js';

for (const name of Object.keys(screens) as ScreenName[]) {
  for (const visit of visits[name]) {
    for (const language of languages) {
      const example = visit.query ?? visit.example;
      const seen = `${name}${example ? ` (${example})` : ''} as ${visit.as ?? 'a visitor'} in ${language}`;
      test(`${seen} is open to everybody`, async ({ enter }) => {
        const page = await enter(visit.as, { language });
        await page.goto(await addressOf(name, visit, page));
        await settled(page);
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await settled(page);
        await expectAccessible(page);
        await page.setViewportSize({ width: 360, height: 780 });
        await expectNoSidewaysScroll(page);
      });
    }
  }
}
