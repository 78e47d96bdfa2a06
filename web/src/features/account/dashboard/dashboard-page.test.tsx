// @vitest-environment jsdom
import type { DeskStageView, DeskTaskView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aDesk, ago, aStage } from '../../../testing/builders/desk';
import { aRequestRow, requestIds } from '../../../testing/builders/request';
import { aReviewRow } from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const path = '/user/dashboard';

beforeEach(() => {
  answers('/user/notice/api/last', { messages: [], unReadMessageCount: { notices: 0 } });
  answers('/api/currency-rates', [
    { date: '2026-08-24', rate: 0.9, source: 'demo' },
    { date: '2026-11-20', rate: 0.9184, source: 'demo' },
  ]);
});

const panel = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

describe('The dashboard of a buyer', () => {
  it('shows, in addition to the buyer’s requests, pending milestones, questions and claims, each with its link', async () => {
    const request = aRequestRow({ id: requestIds.request, numeric_hash: '11111111', status: 'partially_paid' });
    const place = (more: Record<string, string>) => ({
      name: 'request_for_customer_page',
      params: { requestEntity: requestIds.request, ...more },
    });
    const none = { request, due_at: null, milestone: null, others: [] };
    const waiting: DeskTaskView[] = [
      { ...none, since: ago(9), reason: 'milestone', milestone: 'delivered', route: place({ place: 'milestones' }) },
      { ...none, since: ago(5), reason: 'question', route: place({ channel: 'customer' }) },
      { ...none, since: ago(2), reason: 'claim', route: place({ place: 'claim' }) },
    ];
    answers('/user/desk', aDesk({ waiting, waiting_total: 3 }));
    await renderApp(path, aContext('customer'));
    const tasks = await (await panel(/Ждут вас/)).findAllByRole('listitem');
    expect(tasks.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/просрочен на 9\sдней.*этап «Доставка» не отмечен.*Отметить этап/),
      expect.stringMatching(/ждёт 5\sдней.*Ответить/),
      expect.stringMatching(/ждёт 2\sдня.*Разобрать претензию/),
    ]);
    const links = tasks.map((task) => within(task).getAllByRole('link').at(-1)?.getAttribute('href'));
    expect(links.map((link) => link?.split('?')[1])).toEqual(['place=milestones', 'channel=customer', 'place=claim']);
  });

  it('shows the number of tasks of each kind, and loads a single kind in pages', async () => {
    const request = aRequestRow({ numeric_hash: '33333333' });
    const question = { request, due_at: null, milestone: null, others: [], since: ago(1), reason: 'question' as const };
    const counts = { waiting_total: 26, waiting_counts: { turn: 14, question: 12 } };
    const calls = answers('/user/desk', ({ searchParams }: URL) => {
      const isUnfiltered = searchParams.get('reason') === null;
      const waiting = isUnfiltered ? aDesk().requests?.waiting : [{ ...question, route: aRequestRow().route }];
      return aDesk({ ...counts, waiting: waiting ?? [] });
    });
    const { user } = await renderApp(path, aContext('customer'));
    const waiting = await panel(/Ждут вас/);
    const kinds = within(await waiting.findByRole('navigation', { name: 'Что ждёт, по видам' }));
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Все запросы26',
      'Ваш шаг14',
      'Вопросы12',
    ]);
    await user.click(kinds.getByRole('link', { name: /Вопросы/ }));
    expect((await waiting.findByText('Ответить на вопрос')).textContent).toBeTruthy();
    await user.click(waiting.getByRole('link', { name: 'Следующая страница' }));
    const reasons = ['', '?reason=question&page=1', '?reason=question&page=2'];
    await waitFor(() => expect(calls.map(({ search }) => search)).toEqual(reasons));
  });

  it('shows the tasks with overdue ones first, and links to the requests of each stage', async () => {
    answers('/user/desk', aDesk());
    await renderApp(path, aContext('customer'));
    const waiting = await panel(/Ждут вас/);
    const tasks = await waiting.findAllByRole('listitem');
    expect(tasks.map(({ textContent }) => /\d{8}/.exec(textContent ?? '')?.[0])).toEqual(['22222222', '11111111']);
    expect(tasks[0]?.textContent).toMatch(/просрочен на 2\sдня.*срок был.*Отметить оплату аванса/);
    const stages = await panel('Запросы по этапам');
    expect(stages.getByRole('link', { name: /Договор подписан/ }).getAttribute('href')).toMatch(/\?status=contracted$/);
    expect((await panel('Кого вы замещаете')).getByRole('listitem').textContent).toContain('Пётр Лапин');
  });

  it('never attributes a demo rate to the Bank of Russia', async () => {
    answers('/user/desk', aDesk());
    await renderApp(path, aContext('customer'));
    const rate = await panel('Курс рупии');
    await rate.findByText(/Демонстрационный курс/);
    expect(rate.queryByText(/ЦБ/)).toBeNull();
  });

  it('lists a request once, with its other matters beside its step', async () => {
    const [first] = aDesk().requests?.waiting ?? [];
    const others = (['question', 'message'] as const).map((reason) => ({
      ...{ reason, milestone: null },
      route: { name: 'request_for_customer_page', params: { requestEntity: requestIds.request, channel: reason } },
    }));
    answers('/user/desk', aDesk({ waiting: first ? [{ ...first, others }] : [], waiting_total: 1 }));
    await renderApp(path, aContext('customer'));
    const tasks = await (await panel(/Ждут вас\s*1/)).findAllByRole('listitem');
    expect(tasks).toHaveLength(1);
    const links = within(tasks[0] as HTMLElement).getAllByRole('link', { name: /вопрос|сообщение/ });
    expect(links.map((link) => link.getAttribute('href')?.split('?')[1])).toEqual([
      'channel=question',
      'channel=message',
    ]);
  });

  it('counts the missing signature of the regulation as a task, without the banner that says the same', async () => {
    answers('/user/desk', aDesk({ waiting: [], waiting_total: 0, stages: [], spend: [] }));
    const context = aContext('customer');
    if (context.user) {
      context.user.company.is_commerce_allowed = false;
      context.user.permissions.push('regulation_sign');
    }
    await renderApp(path, context);
    const waiting = await panel('Что нужно сделать');
    expect((await waiting.findByRole('link', { name: 'Подписать регламент' })).getAttribute('href')).toMatch(
      /regulation/,
    );
    expect(screen.queryByText('Сейчас вас ничего не ждёт')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Подписать регламент' })).toHaveLength(1);
  });

  it('suggests the next action when no tasks are waiting', async () => {
    answers('/user/desk', aDesk({ waiting: [], waiting_total: 0, stages: [], spend: [] }));
    await renderApp(path, aContext('customer'));
    const waiting = await panel(/Ждут вас/);
    const way = await waiting.findByRole('link', { name: 'Открыть каталог' });
    expect(way.getAttribute('href')).toBe('/catalog/category/');
    expect(screen.queryByRole('region', { name: 'Запросы по этапам' })).toBeNull();
  });

  it('is shown without its requests if they fail to load, and can load them again', async () => {
    answers('/user/desk', { ...aDesk(), requests: null });
    const { user } = await renderApp(path, aContext('customer'));
    await screen.findByText('Запросы сейчас недоступны');
    await panel('Курс рупии');
    answers('/user/desk', aDesk());
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByText('Запросы сейчас недоступны')).toBeNull());
    expect((await (await panel(/Ждут вас/)).findAllByRole('listitem')).length).toBe(2);
  });
});

describe('The dashboard of a manager', () => {
  it('compares the age of requests with the deadline of each stage, and shows the workload of managers', async () => {
    const manager = { id: requestIds.manager, name: 'Илья', surname: 'Соколов', patronymic: '' };
    answers('/user/desk', {
      ...aDesk({
        stages: [{ ...aStage, status: 'in_work', term_hours: 8, rfc: 1, rfd: 1, is_lower_bound: true }],
        load: [{ manager, open: 2, late: 1 }],
      }),
      queues: { reviews: 23, applications: null, applications_overdue: null },
    });
    await renderApp(path, aContext('broker', { counters: { rfc: 2, sku_review: 23 } }));
    const stages = await panel('Запросы по этапам');
    const [, row] = stages.getAllByRole('row');
    expect(row?.textContent).toMatch(/^В работе.*от 90\s000\s₽.*1, вдвое дольше/);
    const load = await panel('Нагрузка менеджеров');
    expect(load.getByRole('listitem').textContent).toBe('Илья Соколовпросрочено: 12');
    expect(
      ['Из каталога', 'По описанию'].map((name) => stages.getByRole('link', { name }).getAttribute('href')),
    ).toEqual(['/broker/request-from-catalog-list', '/broker/request-from-description-list']);
    const waiting = await panel(/Ждут вас/);
    expect(waiting.getByRole('heading').textContent).toMatch(/25$/);
    expect(waiting.getByText('23 карточки ждут проверки')).toBeTruthy();
    const figures = within(screen.getByRole('region', { name: 'Главное за сегодня' }));
    expect(
      [/каталог 2$/, 'карточки 23'].map((name) => figures.getByRole('link', { name }).getAttribute('href')),
    ).toEqual(['/broker/request-from-catalog-list?queue=mine', '/broker/product-reviews?queue=mine']);
    expect(screen.getByText(/^, на сумму от /)).toBeTruthy();
    expect(waiting.getByRole('link', { name: 'Открыть карточки' }).getAttribute('href')).toBe(
      '/broker/product-reviews?queue=mine',
    );
    expect(waiting.queryByText('Сейчас вас ничего не ждёт')).toBeNull();
  });

  it('names the action of each task on its button, and shows the customer', async () => {
    const task = (
      status: DeskTaskView['request']['status'],
      reason: DeskTaskView['reason'] = 'turn',
    ): DeskTaskView => ({
      request: aRequestRow({
        id: requestIds.request,
        status,
        customer: { id: requestIds.company, short_name: 'Волга', inn: null },
      }),
      ...{ due_at: null, since: ago(1), reason, milestone: null, others: [] },
      route: { ...aRequestRow().route, params: { requestEntity: `${status}-${reason}` } },
    });
    const waiting = [task('new'), task('in_work'), task('contracted'), task('new', 'question')];
    answers('/user/desk', aDesk({ waiting, waiting_total: 4 }));
    await renderApp(path, aContext('broker'));
    const tasks = await (await panel(/Ждут вас/)).findAllByRole('listitem');
    expect(tasks.map((row) => within(row).getAllByRole('link').at(-1)?.textContent?.replace(/ \d+$/, ''))).toEqual([
      'Принять запрос',
      'Отправить поставщику',
      'Подтвердить аванс',
      'Ответить на вопрос',
    ]);
    expect(tasks[0]?.textContent).toContain('Волга');
  });

  it('shows what is overdue, due today, waiting and open', async () => {
    answers('/user/desk', aDesk());
    await renderApp(path, aContext('broker'));
    const figures = (await screen.findByText('Срок сегодня')).closest('dl');
    const shown =
      /ПросроченоПросрочено: 1.*Срок сегодняСрок сегодня: 1.*Ждут вас2.*Открытые запросы2ваши и без менеджера.*Первый ответ—/;
    await waitFor(() => expect(figures?.textContent).toMatch(shown));
    const late = screen.getByRole('link', { name: /^Просрочено:\s?1$/ });
    expect(late.getAttribute('href')).toMatch(/request-from-catalog-list\?managers=.*&clock=late$/);
    const today = screen.getByRole('link', { name: /^Срок сегодня:\s?1$/ });
    expect(today.getAttribute('href')).toMatch(/request-from-catalog-list\?managers=.*&clock=today$/);
  });

  it('shows how soon customers get their first answer', async () => {
    const stages: DeskStageView[] = [{ ...aStage, status: 'new', term_hours: 4 }];
    answers('/user/desk', aDesk({ first_answer_minutes: 1_584, stages }));
    await renderApp(path, aContext('broker'));
    const figure = (await screen.findByText('Первый ответ')).parentElement;
    await waitFor(() => expect(figure?.textContent).toMatch(/^Первый ответ26\sчмедиана за 30 дней, норма 4\sч$/));
    // Slower than the target.
    expect(figure?.querySelector('[data-tone=danger]')).toBeTruthy();
  });

  it('accepts a new request in place, after the question of its page', async () => {
    const moves = [{ status: 'in_work' as const, needs: [], optional: [], confirm: true }];
    const request = aRequestRow({ id: requestIds.request, status: 'new', moves });
    const task = { request, due_at: null, since: ago(1), reason: 'turn' as const, milestone: null, others: [] };
    answers('/user/desk', aDesk({ waiting: [{ ...task, route: request.route }], waiting_total: 1 }));
    let sent: unknown;
    server.use(
      http.post(`/request/update-status/${requestIds.request}`, async ({ request: call }) => {
        sent = await call.json();
        return HttpResponse.json({ success: false, message: 'Нет', data: { error: 'conflict' } }, { status: 409 });
      }),
    );
    const { user } = await renderApp(path, aContext('broker'));
    await user.click(await (await panel(/Ждут вас/)).findByRole('button', { name: /^Принять запрос/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Принять запрос №\u00A012345678?' }));
    await user.click(dialog.getByRole('button', { name: 'Принять запрос' }));
    await screen.findByRole('dialog', { name: /не принят/ });
    expect(sent).toEqual({ status: 'in_work' });
  });

  it('links a stage to the list of each kind, filtered to the manager’s own requests', async () => {
    answers('/user/desk', aDesk({ stages: [{ ...aStage, status: 'in_work', rfc: 1, rfd: 1 }] }));
    const broker = aContext('broker');
    await renderApp(path, broker);
    const stages = await panel('Запросы по этапам');
    await stages.findByText('В работе');
    const hrefs = stages.getAllByRole('link', { name: /^В работе:\s*1/ }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      ['catalog', 'description'].map(
        (kind) => `/broker/request-from-${kind}-list?status=in_work&managers=${broker.user?.id},none`,
      ),
    );
    expect(stages.getByRole('link', { name: /просрочено:\s*1/ }).getAttribute('href')).toBe(
      `/broker/request-from-catalog-list?status=in_work&managers=${broker.user?.id},none&clock=late`,
    );
  });
});

describe('The dashboard of other staff', () => {
  it('lists the cards that wait for a reviewer, with the number in the badge', async () => {
    const review = aReviewRow({ status: 'created', is_mine: true });
    const queues = { reviews: 13, applications: null, applications_overdue: null };
    answers('/user/desk', { ...aDesk({ waiting: [], waiting_total: 0, stages: [] }), queues, reviews: [review] });
    const context = aContext('broker');
    context.user?.permissions.splice(0, 99, 'review_queue');
    await renderApp(path, context);
    const waiting = await panel(/Ждут вас\s*13/);
    expect(waiting.getByRole('link', { name: /Проверить карточку/ }).getAttribute('href')).toBe(
      `/broker/product-reviews/review/${review.id}`,
    );
    expect(waiting.getByText('Показаны 1 из 13')).toBeTruthy();
    expect(screen.queryByText('Сейчас вас ничего не ждёт')).toBeNull();
  });
});
