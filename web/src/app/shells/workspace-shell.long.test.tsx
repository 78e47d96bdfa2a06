// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { rememberApp } from '../../testing/open-apps';
import { withServer } from '../../testing/server';
import { featureRoutes } from '../feature-routes';
import { Providers } from '../providers';
import { makeStore } from '../store';
import styles from './shells.module.css';
import { shellFor } from './use-shell';
import { WorkspaceShell } from './workspace-shell';

withServer();

const { user } = anAdmin();
const ofStaff = featureRoutes.filter(({ handle }) => shellFor(user, handle) === 'workspace');

it('every screen of staff has a thin footer, the catalogue in the bar, and one search box on wide screens', () => {
  expect(ofStaff.length).toBeGreaterThan(30);
  for (const { handle } of ofStaff) {
    const store = makeStore(anAdmin());
    rememberApp(store);
    const router = createMemoryRouter([{ path: '/', handle, element: <WorkspaceShell>{null}</WorkspaceShell> }]);
    render(
      <Providers store={store}>
        <RouterProvider router={router} />
      </Providers>,
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByRole('navigation'), handle.screen).toBeNull();
    expect(footer.getAllByRole('link')).toHaveLength(2);
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('button', { name: 'Каталог' }), handle.screen).toBeTruthy();
    const box = bar.getByRole('combobox', { name: 'Поиск по каталогу' });
    expect(box.closest(`.${styles.onlyPhone}`) !== null, handle.screen).toBe(handle.ownSearch === true);
    cleanup();
  }
});
