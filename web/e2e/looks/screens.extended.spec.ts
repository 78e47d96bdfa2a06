import type { Page } from '@playwright/test';
import type { ScreenName } from '@setu/contract';
import { settled } from '../support/axe.js';
import { test } from '../support/journey.js';
import { expectSameLook, freezeTime } from '../support/look.js';
import type { Role } from '../support/roles.js';
import { addressOf, type Visit, visits } from '../support/screens.js';
import { languages } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

/** The key screens, each with the index of the compared visit. */
const scenes: Record<string, [ScreenName, number]> = {
  home: ['index', 0],
  'static-page': ['static_page', 0],
  categories: ['category_index', 0],
  search: ['category_index', 2],
  category: ['category_page', 0],
  'sign-in': ['fos_user_security_login', 0],
  product: ['product_page', 1],
  service: ['service_page', 0],
  company: ['company_page', 0],
  cart: ['basket_page', 0],
  'request-form': ['customer_request_create_page', 0],
  requests: ['request_from_catalog_list_for_customer_page', 0],
  request: ['request_for_customer_page', 1],
  dashboard: ['my_account_page', 0],
  notices: ['notice_list_page', 0],
  newcomer: ['basket_page', 1],
  'broker-requests': ['request_from_catalog_list_for_broker_page', 0],
  'broker-request': ['request_for_broker_page', 0],
};

/**
 * The screens compared in both languages on both devices if all variants are requested. Otherwise every screen is
 * compared in Russian on a desktop and in English on a phone.
 */
const everywhere = new Set(['home', 'search', 'product', 'requests', 'request']);

for (const on of ['desk', 'phone'] as const) {
  for (const language of languages) {
    const isMain = (on === 'desk') === (language === 'ru');
    test(`key screens look as they did: ${on}, ${language}`, inTurn(isMain ? 0 : 1, 0), async ({ enter }) => {
      test.setTimeout(480_000);
      const pages = new Map<Role | null, Page>();
      for (const [name, [screen, which]] of Object.entries(scenes)) {
        if (!isMain && !everywhere.has(name)) continue;
        const visit = visits[screen][which] as Visit;
        const page = pages.get(visit.as) ?? (await enter(visit.as, { language, on, scale: on === 'desk' ? 0.5 : 1 }));
        if (!pages.has(visit.as)) await freezeTime(page);
        pages.set(visit.as, page);
        await page.goto(await addressOf(screen, visit, page));
        await settled(page);
        await expectSameLook(page, `${name}-${language}-${on}`);
      }
    });
  }
}
