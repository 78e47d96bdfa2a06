// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tabDrafts } from '../../lib/stored-draft';
import { renderPart } from '../../testing/render-form';
import { TextField } from '../fields/text-field';
import { type FormStep, StepForm } from './step-form';

const text = z.string().min(1, 'required');
const steps: FormStep[] = [
  {
    id: 'company',
    title: 'Компания',
    lead: 'Название и ИНН',
    schema: z.looseObject({ inn: text }),
    initial: { inn: '' },
    content: <TextField name="inn" label="ИНН" />,
    summary: (values) => `ИНН ${(values as { inn: string }).inn}`,
  },
  {
    id: 'contact',
    title: 'Контакт',
    lead: 'Имя и телефон',
    schema: z.looseObject({ name: text }),
    initial: { name: '', code: '' },
    secrets: ['code'],
    content: (
      <>
        <TextField name="name" label="Имя" />
        <TextField name="code" label="Код" />
      </>
    ),
  },
  {
    id: 'check',
    title: 'Проверка',
    lead: 'Прочитайте и отправьте',
    schema: z.looseObject({}),
    initial: { note: '' },
    content: <TextField name="note" label="Примечание" />,
  },
];

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

async function open(address = '/', onSubmit: (values: object) => Promise<unknown> = async () => {}, person = 'marina') {
  const page = await renderPart(
    <StepForm
      steps={steps}
      action="Отправить"
      onSubmit={onSubmit}
      look="folded"
      savedAs={{ form: 'application', person }}
    />,
    address,
  );
  const passCompany = async () => {
    await page.user.type(await field('ИНН'), '7805620418');
    await page.user.click(press('Далее'));
    await field('Имя');
  };
  return { ...page, passCompany, step: () => page.router.state.location.search };
}

afterEach(() => sessionStorage.clear());

describe('A form in steps', () => {
  it('opens the next step at its own address once the current one is valid, and shows its number and the total', async () => {
    const { user, passCompany, step } = await open();
    expect(screen.getByText('Шаг 1 из 3')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    await user.click(press('Далее'));
    await waitFor(async () => expect(document.activeElement).toBe(await field('ИНН')));
    await passCompany();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Контакт' })));
    expect(step()).toBe('?step=contact');
    expect(screen.getByText('Шаг 2 из 3')).toBeTruthy();
    expect(screen.getByText('ИНН 7805620418')).toBeTruthy();
    expect(screen.getByText('Прочитайте и отправьте')).toBeTruthy();
  });

  it('keeps everything typed, in completed and incomplete steps, when the user goes back and forward', async () => {
    const { user, router, passCompany } = await open();
    await passCompany();
    await user.type(await field('Имя'), 'Ека');
    await act(() => router.navigate(-1));
    expect((await field('ИНН')).value).toBe('7805620418');
    await act(() => router.navigate(1));
    expect((await field('Имя')).value).toBe('Ека');
    await user.click(press('Назад'));
    expect((await field('ИНН')).value).toBe('7805620418');
    await user.click(press('Далее'));
    expect((await field('Имя')).value).toBe('Ека');
  });

  it('does not open a step before all earlier steps are completed', async () => {
    const { step } = await open('/?step=check');
    expect(await field('ИНН')).toBeTruthy();
    await waitFor(() => expect(step()).toBe(''));
  });

  it('sends the values of all steps, and opens the step with the server’s error', async () => {
    const problem = { kind: 'validation' as const, status: 422, message: 'Проверьте', fields: { inn: 'Уже есть' } };
    const onSubmit = vi.fn<(values: object) => Promise<unknown>>(async () => problem);
    const { user, passCompany, step } = await open('/', onSubmit);
    await passCompany();
    await user.type(await field('Имя'), 'Екатерина');
    await user.click(press('Далее'));
    await field('Примечание');
    await user.click(press('Отправить'));
    expect((await screen.findAllByText(/Уже есть/)).length).toBeGreaterThan(0);
    expect(onSubmit).toHaveBeenCalledWith({ inn: '7805620418', name: 'Екатерина', code: '', note: '' });
    expect(step()).toBe('');
  });

  it('restores typed text and completed steps after a reload, stores no secrets, and forgets everything once it is sent', async () => {
    const before = await open();
    await before.passCompany();
    await before.user.type(await field('Имя'), 'Екатерина');
    await before.user.type(await field('Код'), '4711');
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4711');
    const { user } = await open('/?step=contact');
    expect((await field('Имя')).value).toBe('Екатерина');
    expect((await field('Код')).value).toBe('');
    expect(screen.getByText('ИНН 7805620418')).toBeTruthy();
    await user.click(press('Далее'));
    await field('Примечание');
    await user.click(press('Отправить'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('ignores a draft older than twelve hours or of another user', async () => {
    const { user } = await open();
    await user.type(await field('ИНН'), '77');
    cleanup();
    const [name = ''] = Object.keys(sessionStorage);
    const stored = JSON.parse(sessionStorage.getItem(name) ?? '');
    sessionStorage.setItem(name, JSON.stringify({ ...stored, at: stored.at - 13 * 3_600_000 }));
    await open();
    expect((await field('ИНН')).value).toBe('');
    cleanup();
    sessionStorage.setItem(name, JSON.stringify(stored));
    await open('/', undefined, 'pyotr');
    expect((await field('ИНН')).value).toBe('');
  });

  it('asks before the user leaves with unsent input', async () => {
    const { user, router } = await open();
    await user.type(await field('ИНН'), '7');
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/');
    // The closed dialog's focus trap releases the focus with the next key press.
    await user.keyboard('{Shift}');
  });

  it.each([
    ['lets the user leave without a question if the device stores the input', () => true, '/elsewhere'],
    ['asks if the device cannot store the input', () => false, '/'],
  ])('%s', async (_, keep, path) => {
    const drafts = { ...tabDrafts, keep };
    const page = await renderPart(
      <StepForm
        steps={steps}
        action="Отправить"
        onSubmit={async () => {}}
        savedAs={{ form: 'kept', person: 'a' }}
        drafts={drafts}
      />,
      '/',
    );
    await page.user.type(await field('ИНН'), '7');
    void page.router.navigate('/elsewhere');
    await waitFor(() =>
      expect([page.router.state.location.pathname, screen.queryByRole('dialog') !== null]).toEqual([
        path,
        path === '/',
      ]),
    );
    if (path === '/') await page.user.click(press('Остаться'));
    await page.user.keyboard('{Shift}');
  });
});

it('the other way is the main one on a phone until the step is complete', async () => {
  const touch = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => touch);
  const other = { label: 'Без сертификата', values: { inn: '' } };
  const [company] = steps;
  if (!company) throw new Error('no step');
  const way = { ...company, otherWay: other, isReady: (values: object) => (values as { inn: string }).inn !== '' };
  const { user } = await renderPart(
    <StepForm
      steps={[way]}
      action="Далее"
      onSubmit={async () => {}}
      look="folded"
      savedAs={{ form: 'way', person: 'a' }}
    />,
    '/',
  );
  const toneOf = (name: string) => (/\bmain\b|_main_/.test(press(name).className) ? 'main' : 'line');
  await field('ИНН');
  expect([toneOf('Без сертификата'), toneOf('Далее')]).toEqual(['main', 'line']);
  await user.type(await field('ИНН'), '7805620418');
  expect([toneOf('Без сертификата'), toneOf('Далее')]).toEqual(['line', 'main']);
  vi.unstubAllGlobals();
});
