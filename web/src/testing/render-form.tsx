import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { Providers } from '../app/providers';
import { makeStore } from '../app/store';
import { AppForm } from '../forms/app-form';
import { SubmitButton } from '../forms/submit-button';
import { loadTexts } from '../i18n/load-texts';
import { ModalHost } from '../ui/modal/modal-host';
import { aContext } from './builders/context';

const send = 'Отправить';

/** Renders a component on its own, with the store, theme and router it needs. */
export async function renderPart(part: ReactNode, address = '/') {
  await loadTexts('fields');
  const store = makeStore(aContext('customer'));
  const element = (
    <>
      {part}
      <ModalHost />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user: userEvent.setup(), router };
}

/** Renders a form with the given fields. `sent` lists the values it would have sent, one entry per submit. */
export async function renderForm<Values extends object>(
  initial: Values,
  fields: ReactNode,
  schema: z.ZodType = z.looseObject({}),
) {
  const sent: Values[] = [];
  const page = await renderPart(
    <AppForm schema={schema} initial={initial} onSubmit={async (values) => void sent.push(values)}>
      {fields}
      <SubmitButton>{send}</SubmitButton>
    </AppForm>,
  );
  const submit = async () => page.user.click(screen.getByRole('button', { name: send }));
  return { ...page, sent, submit };
}
