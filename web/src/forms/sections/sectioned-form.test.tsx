// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderPart } from '../../testing/render-form';
import { TextField } from '../fields/text-field';
import { useFormField } from '../use-form-field';
import type { Section } from './form-section';
import { SectionedForm } from './sectioned-form';

const text = z.string().min(1, 'required');
const main: Section = {
  id: 'main',
  title: 'Основное',
  schema: z.looseObject({ name: text }),
  initial: { name: 'Насос', code: '' },
  content: (
    <>
      <TextField name="name" label="Название" />
      <TextField name="code" label="Артикул" />
    </>
  ),
};
const price: Section = {
  id: 'price',
  title: 'Цена',
  schema: z.looseObject({ from: text, to: text }),
  initial: { from: '10', to: '' },
  content: (
    <>
      <TextField name="from" label="От" />
      <TextField name="to" label="До" />
    </>
  ),
};
const sections = [main, price];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Отправить' });

async function open(onSave: (values: object, changed: string[]) => Promise<unknown>, schema?: z.ZodType) {
  return renderPart(<SectionedForm sections={sections} schema={schema} action="Отправить" onSave={onSave} />);
}

describe('A form in sections', () => {
  it('names the changed sections in one bar, and sends all values with the ids of the changed sections', async () => {
    const onSave = vi.fn(async () => {});
    const { user } = await open(onSave);
    expect(screen.getByText('Изменений нет')).toBeTruthy();
    await user.type(field('До'), '20');
    expect(await screen.findByText('Не сохранено: Цена')).toBeTruthy();
    await user.type(field('Артикул'), 'K');
    expect(await screen.findByText('Не сохранено: Основное, Цена')).toBeTruthy();
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ name: 'Насос', code: 'K', from: '10', to: '20' }, ['main', 'price']),
    );
    expect(await screen.findByText('Изменений нет')).toBeTruthy();
  });

  it('marks a section without required fields as complete once it holds an answer', async () => {
    const more: Section = {
      ...{ id: 'more', title: 'Ещё', note: 'необязательно', schema: z.looseObject({}), counted: [] },
      initial: { site: '' },
      content: <TextField name="site" label="Сайт" />,
    };
    const { user } = await renderPart(
      <SectionedForm sections={[main, more]} action="Отправить" onSave={async () => {}} />,
    );
    const link = () => screen.getByRole('link', { name: /Ещё/ });
    expect(link().textContent).not.toContain('заполнено');
    await user.type(field('Сайт'), 'volga.example');
    await waitFor(() => expect(link().textContent).toContain('заполнено'));
  });

  it('saves an existing object only after a change, and creates a new one as it is', async () => {
    const form = (saves: 'new' | 'changes') => (
      <SectionedForm sections={sections} saves={saves} action="Отправить" onSave={async () => {}} />
    );
    const { user } = await renderPart(form('changes'));
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await user.type(field('До'), '20');
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    document.body.replaceChildren();
    await renderPart(form('new'));
    expect(save().getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText('Изменений нет')).toBeNull();
  });

  it('always says in the bar of a new object how many required fields are left', async () => {
    const { user } = await renderPart(
      <SectionedForm sections={sections} saves="new" action="Отправить" onSave={async () => {}} />,
    );
    expect(await screen.findByText('Осталось обязательных полей: 2')).toBeTruthy();
    await user.type(field('До'), '20');
    await user.type(field('Артикул'), 'K');
    expect(await screen.findByText('Всё заполнено')).toBeTruthy();
  });

  it('folds an optional section without an answer, and unfolds it by its title', async () => {
    const more: Section = {
      ...{ id: 'more', title: 'Ещё', note: 'необязательно', schema: z.looseObject({}), counted: [], isFolded: true },
      initial: { site: '' },
      content: <TextField name="site" label="Сайт" />,
    };
    const folded = () => field('Сайт').closest('[data-folded]');
    const { user } = await renderPart(
      <SectionedForm sections={[main, more]} action="Отправить" onSave={async () => {}} />,
    );
    expect(folded()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ещё', expanded: false }));
    expect(folded()).toBeNull();
  });

  it('undoes all changes together', async () => {
    const { user } = await open(async () => {});
    await user.type(field('Название'), ' 2');
    await user.click(await screen.findByRole('button', { name: 'Отмена' }));
    expect(field('Название').value).toBe('Насос');
  });

  it('shows how complete each section is, and which have errors after a save was tried', async () => {
    const onSave = vi.fn(async () => {});
    const { user } = await open(onSave);
    expect((await screen.findAllByText(/1 из 2/)).length).toBe(4);
    await user.clear(field('Название'));
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field('Название')));
    expect(screen.getByRole('link', { name: /Цена 1 ошибка/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: '2 ошибки' })).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('checks the rules between its sections when it is saved', async () => {
    const onSave = vi.fn(async () => {});
    const rule = z.looseObject({}).superRefine((values, context) => {
      if (values.name === 'Насос' && values.to === '20')
        context.addIssue({ code: 'custom', path: ['to'], message: 'max' });
    });
    const { user } = await open(onSave, rule);
    await user.type(field('До'), '20');
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field('До')));
    expect(onSave).not.toHaveBeenCalled();
    await user.type(field('До'), '1');
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  });

  it('shows the server’s errors in their sections, and the others above them', async () => {
    const problem = {
      kind: 'validation' as const,
      status: 422,
      message: 'Проверьте',
      fields: { name: 'Занято', other: 'Лимит карточек' },
    };
    const { user } = await open(async () => problem);
    await user.type(field('До'), '20');
    await user.click(save());
    expect(await screen.findByText('Занято')).toBeTruthy();
    expect(screen.getByText('Лимит карточек')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Название')));
  });
});

function Counted({ name, onDraw }: { name: string; onDraw: () => void }) {
  onDraw();
  useFormField(name);
  return <TextField name={name} label={name} />;
}

/** Returns sections of six fields each, which count their checks and renders. */
function countedSections(count: number) {
  const work = { checks: 0, draws: 0 };
  const handleDraw = () => {
    work.draws += 1;
  };
  const made = Array.from({ length: count }, (_, at): Section => {
    const names = Array.from({ length: 6 }, (_field, index) => `s${at}f${index}`);
    return {
      id: `s${at}`,
      title: `Раздел ${at}`,
      schema: z.looseObject({}).superRefine(() => {
        work.checks += 1;
      }),
      initial: Object.fromEntries(names.map((name) => [name, ''])),
      content: names.map((name) => <Counted key={name} name={name} onDraw={handleDraw} />),
    };
  });
  return { work, sections: made };
}

async function workOfOneKey(count: number) {
  const { work, sections: made } = countedSections(count);
  const { user } = await renderPart(<SectionedForm sections={made} action="Отправить" onSave={async () => {}} />);
  // The first key also marks the section as dirty and filled. The second is the usual case.
  await user.type(field('s0f0'), 'а');
  await screen.findByText('Не сохранено: Раздел 0');
  const before = { ...work };
  await user.type(field('s0f0'), 'б');
  await waitFor(() => expect(work.checks).toBeGreaterThan(before.checks));
  return { checks: work.checks - before.checks, draws: work.draws - before.draws };
}

it('a key press costs the same in a form of sixty fields as in one of twelve: only its own section is checked, once', async () => {
  const small = await workOfOneKey(2);
  document.body.replaceChildren();
  const large = await workOfOneKey(10);
  expect(large).toEqual(small);
  expect(large.checks).toBe(1);
});

describe('A form in steps on a phone', () => {
  type Save = (values: object, changed: string[]) => Promise<unknown>;
  const steps = async (onSave: Save = async () => {}, saves: 'new' | 'changes' = 'new') => {
    const phone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
    return renderPart(<SectionedForm sections={sections} action="Отправить" onSave={onSave} saves={saves} isStepped />);
  };
  const head = (name: RegExp) => screen.getByRole('button', { name });
  const isOpen = (name: RegExp) => head(name).getAttribute('aria-expanded') === 'true';

  it('opens one section at a time, names the next one, and keeps what was typed in folded sections', async () => {
    const onSave = vi.fn(async () => {});
    const { user } = await steps(onSave);
    expect([isOpen(/Шаг 1 из 2/), isOpen(/Шаг 2 из 2/)]).toEqual([true, false]);
    await user.type(field('Артикул'), 'K');
    await user.click(screen.getByRole('button', { name: 'Далее: Цена' }));
    await waitFor(() => expect(isOpen(/Шаг 2 из 2/)).toBe(true));
    expect(isOpen(/Шаг 1 из 2/)).toBe(false);
    await user.type(field('До'), '20');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ name: 'Насос', code: 'K', from: '10', to: '20' }, ['main', 'price']),
    );
  });

  it('fills the button of the next step while fields are missing, and the button that sends at the last step', async () => {
    const { user } = await steps();
    const next = screen.getByRole('button', { name: 'Далее: Цена' });
    const isFilled = (button: HTMLElement) => /(^|[ _])main/.test(button.className);
    await waitFor(() => expect([isFilled(next), isFilled(save())]).toEqual([true, false]));
    await user.click(next);
    await waitFor(() => expect(isFilled(save())).toBe(true));
  });

  it('counts no steps of an existing object', async () => {
    await steps(undefined, 'changes');
    expect(isOpen(/Основное/)).toBe(true);
    expect(screen.queryByText(/Шаг/)).toBeNull();
  });

  it('stays on a step with an error', async () => {
    const { user } = await steps();
    await user.clear(field('Название'));
    await user.click(screen.getByRole('button', { name: 'Далее: Цена' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Название')));
    expect(isOpen(/Шаг 1 из 2/)).toBe(true);
  });

  it('opens the step of the server’s error and focuses its field', async () => {
    const { user } = await steps(async () => ({
      kind: 'validation' as const,
      ...{ status: 422, message: 'Проверьте поля', fields: { to: 'Слишком много' } },
    }));
    await user.type(field('До'), '20');
    expect(isOpen(/Шаг 2 из 2/)).toBe(false);
    await user.click(save());
    await waitFor(() => expect(isOpen(/Шаг 2 из 2/)).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(field('До')));
  });
});
