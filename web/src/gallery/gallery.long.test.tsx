// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Providers } from '../app/providers';
import { routesFor } from '../app/router';
import { makeStore } from '../app/store';
import { aContext } from '../testing/builders/context';
import { withServer } from '../testing/server';
import type { Scene } from './scene';

const files = import.meta.glob<Scene[]>('./scenes/*.tsx', { import: 'scenes' });
const parts = Object.keys(files).map((file) => file.replace('./scenes/', '').replace('.tsx', ''));

withServer();

function open(address: string, hasGallery: boolean): void {
  const router = createMemoryRouter(routesFor(hasGallery), { initialEntries: [address] });
  render(
    <Providers store={makeStore(aContext('visitor'))}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

it.each(parts)('the gallery shows every scene of %s', async (part) => {
  const scenes = await files[`./scenes/${part}.tsx`]?.();
  const names = scenes?.map(({ name }) => name) ?? [];
  expect(new Set(names).size).toBe(names.length);
  open(`/dev/gallery/${part}`, true);
  for (const { name, isOverlay } of scenes ?? []) {
    expect(await screen.findByRole(isOverlay ? 'link' : 'region', { name })).toBeTruthy();
  }
});

it('outside the demo world the gallery is an unknown address', async () => {
  open('/dev/gallery/buttons', false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeTruthy();
});
