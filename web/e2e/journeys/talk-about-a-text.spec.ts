import type { Locator, Page } from '@playwright/test';
import { fillPath, type LastNoticesView, type PageContext, type ReviewListView, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { type Translate, translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

/** Each variant has its own review, so that the discussions do not mix. */
const walks = [
  { language: 'ru', on: 'phone', which: 0, title: 'Новое в обсуждении перевода: ' },
  { language: 'en', on: 'desk', which: 1, title: 'New message about a translation: ' },
] as const;

const slow = { timeout: 60_000 };

/** Returns a card review that this reviewer translates and whose card belongs to the given manager. */
async function sharedReview(reviewer: Page, manager: Page, which: number) {
  const { user } = await getData<PageContext>(manager, '/api/page-context');
  const path = `${screens.product_sku_review_list_page}?statuses=approved&sort[created_at]=asc&limit=100`;
  const { list } = await getData<ReviewListView>(reviewer, path);
  const row = list.filter((one) => one.is_mine && one.manager?.id === user?.id)[which];
  if (!row) throw new Error('The demo world has no such review');
  return { id: row.id, name: row.product_sku.name };
}

const panelOf = (page: Page, t: Translate): Locator =>
  page.getByRole('main').getByRole('region', { name: t('discussion:title'), exact: true });

for (const [way, { language, on, which, title }] of walks.entries()) {
  const t = translatorFor(language);

  test(
    `a reviewer asks about a text, the card’s manager answers, and the reviewer closes the discussion: ${language}, ${on}`,
    inTurn(way, 0),
    async ({ enter }) => {
      test.setTimeout(180_000);
      const suffix = String(Date.now()).slice(-6);
      const [question, answer] = [`Which crop is it? ${suffix}`, `The second flush. ${suffix}`];
      const field = t('card-fields:label.name');
      const reviewer = await enter('reviewer', { language });
      const manager = await enter('manager', { language, on });
      const review = await sharedReview(reviewer, manager, which);

      await test.step('the reviewer asks a question next to the text without leaving the card', async () => {
        await reviewer.goto(fillPath(screens.product_sku_translate_page, { review: review.id }));
        const main = reviewer.getByRole('main');
        const entry = main.getByRole('button', { name: t('review:discussions.beginOn', { field }) });
        await main.getByRole('button', { name: t('review:comment.addTo', { field }) }).click();
        // This also leads to a discussion that a previous attempt left open.
        await entry.click();
        const panel = panelOf(reviewer, t);
        const first = panel
          .getByRole('textbox', { name: t('discussion:firstOn', { field }) })
          .or(panel.getByRole('textbox', { name: t('discussion:replyOn', { field }) }));
        await expect(first).toBeFocused();
        await first.fill(question);
        await first.press('Control+Enter');
        await expect(panelOf(reviewer, t).getByText(question)).toBeVisible();
        await expect(reviewer.getByRole('button', { name: t('review:translate.preview') })).toBeVisible();
      });

      await test.step('the manager is notified, follows the link and answers', async () => {
        const notice = manager
          .getByRole('main')
          .getByRole('link', { name: title + review.name })
          .first();
        await expect(async () => {
          await manager.goto(fillPath(screens.notice_list_page, { filter: 'all' }));
          await expect(notice).toBeVisible({ timeout: 5_000 });
        }).toPass(slow);
        await notice.click();
        await expect(panelOf(manager, t).getByText(question)).toBeVisible();
        const reply = panelOf(manager, t).getByRole('textbox', { name: t('discussion:replyOn', { field }) });
        await reply.fill(answer);
        await panelOf(manager, t)
          .getByRole('button', { name: t('discussion:sendOn', { field }) })
          .click();
        // Once sent, the answer appears in the discussion and the field is empty.
        await expect(reply).toHaveValue('');
        await expect(panelOf(manager, t).getByText(answer)).toBeVisible();
        await settled(manager);
        await expectAccessible(manager);
        await expectNoSidewaysScroll(manager);
      });

      await test.step('the reviewer sees the answer without a reload and closes the discussion', async () => {
        const panel = panelOf(reviewer, t);
        await expect(panel.getByText(answer)).toBeVisible(slow);
        await panel.getByRole('button', { name: t('discussion:resolveOf', { field }) }).click();
        await expect(panel.getByText(answer)).toBeHidden();
        const folded = panel.locator('summary').filter({ hasText: field }).last();
        await expect(folded).toBeFocused();
        await folded.press('Enter');
        await expect(panel.getByText(answer)).toBeVisible();
      });

      await test.step('the manager sees that it is closed and has nothing unread', async () => {
        const folded = panelOf(manager, t).locator('summary').filter({ hasText: field }).last();
        await expect(folded).toBeVisible(slow);
        const { messages } = await getData<LastNoticesView>(manager, '/user/notice/api/last');
        const ofThis = messages.filter(({ text }) => text.includes(review.name));
        expect(ofThis.map(({ type, is_read: isRead }) => [type, isRead])).toContainEqual(['review_remark', true]);
        expect(ofThis.filter(({ type, is_read: isRead }) => type === 'review_remark' && !isRead)).toEqual([]);
      });
    },
  );
}
