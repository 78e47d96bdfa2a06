import { type ScreenName, screens } from '@setu/contract';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { test } from '../support/journey.js';
import { addressOf, type Visit, visits } from '../support/screens.js';
import { languages } from '../support/texts.js';

/**
 * `A11Y=whole` checks each screen as every role that can see it, in both languages at both widths. The quick check
 * opens each screen once, as one role, alternately in Russian on a desktop and in English on a phone.
 */
const isFull = process.env.A11Y === 'whole';
const widths = isFull ? { ru: [1440, 390], en: [1440, 390] } : { ru: [1440], en: [390] };
const height = 844;
/** The number of screens that one browser checks for one role. Reusing the browser saves loading the app again. */
const together = 5;

/** The layout around every screen of a role, checked on the first screen only. */
const bars = ['header', 'footer', '[data-shell] > aside'];

interface VisitedScreen {
  name: ScreenName;
  visit: Visit;
}

const every = (Object.keys(screens) as ScreenName[]).flatMap((name, place): VisitedScreen[] => {
  const own = visits[name].map((visit) => ({ name, visit }));
  return isFull ? own : own.filter((_, index) => index === place % own.length);
});

const exampleOf = ({ name, visit }: VisitedScreen): string => {
  const example = visit.query ?? visit.example;
  return example ? `${name} (${example})` : name;
};

/** Returns groups of screens to check, each for one role and one language. */
function groups(): { as: Visit['as']; language: (typeof languages)[number]; screens: VisitedScreen[] }[] {
  const people = new Set(every.map(({ visit }) => visit.as));
  const readers = [...people].flatMap((as) => languages.map((language) => ({ as, language })));
  return readers.flatMap(({ as, language }) => {
    const own = every.filter(({ visit }) => visit.as === as);
    const read = own.filter((_, index) => isFull || languages[index % languages.length] === language);
    const starts = read.map((_, index) => index).filter((index) => index % together === 0);
    return starts.map((start) => ({ as, language, screens: read.slice(start, start + together) }));
  });
}

for (const { as, language, screens } of groups()) {
  const who = `${as ?? 'a visitor'} in ${language}`;
  test(`screens pass the accessibility check, ${who}: ${screens.map(exampleOf).join(', ')}`, async ({
    enter,
    complaints,
  }) => {
    const page = await enter(as, { language });
    const shells = new Set<boolean>();
    for (const { name, visit } of screens) {
      if (visit.complains) complaints.expect(visit.complains);
      const address = await addressOf(name, visit, page);
      for (const [index, width] of widths[language].entries()) {
        await page.setViewportSize({ width, height });
        if (index === 0) await page.goto(address);
        await settled(page);
        const isAtWork = (await page.locator('[data-shell]').count()) > 0;
        await expectAccessible(page, shells.has(isAtWork) ? bars : []);
        if (!isFull) shells.add(isAtWork);
      }
      await page.setViewportSize({ width: 360, height });
      await expectNoSidewaysScroll(page);
    }
  });
}
