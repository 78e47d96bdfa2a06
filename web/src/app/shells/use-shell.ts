import type { PageContext } from '@setu/contract';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { RouteHandle } from '../../session/route-handle';

export type ShellName = 'public' | 'workspace';
type Shell = ComponentType<{ children: ReactNode }>;

const sources = {
  public: () => import('./public-shell').then((module) => module.PublicShell),
  workspace: () => import('./workspace-shell').then((module) => module.WorkspaceShell),
} satisfies Record<ShellName, () => Promise<Shell>>;

const here: Partial<Record<ShellName, Shell>> = {};

/**
 * Returns the shell of a screen. Broker staff work in the workspace, except on screens that belong to the storefront.
 * Other users always see the storefront.
 */
export const shellFor = (user: PageContext['user'], handle: RouteHandle | undefined): ShellName =>
  user?.company.type === 'broker' && handle?.shell !== 'public' ? 'workspace' : 'public';

/** Loads a shell's code. The app waits for the first shell before it renders anything. */
export async function loadShell(name: ShellName): Promise<void> {
  here[name] ??= await sources[name]();
}

/**
 * Returns the shell with the given name, or the current one while the new code loads. The shell changes after a sign-in
 * or when staff open the storefront. A failed load is thrown into the nearest error boundary.
 */
export function useShell(name: ShellName): Shell | undefined {
  const [shown, setShown] = useState(here[name] && name);
  const [failure, setFailure] = useState<unknown>();
  useEffect(
    function showWhenHere() {
      let isWanted = true;
      loadShell(name).then(
        () => isWanted && setShown(name),
        (error: unknown) => isWanted && setFailure(error),
      );
      return () => {
        isWanted = false;
      };
    },
    [name],
  );
  if (failure) throw failure;
  return here[name] ?? (shown && here[shown]);
}
