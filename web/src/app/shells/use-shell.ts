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

/** Broker staff work in the workspace, except on screens that are the storefront's own; everybody else sees the storefront. */
export const shellFor = (user: PageContext['user'], handle: RouteHandle | undefined): ShellName =>
  user?.company.type === 'broker' && handle?.shell !== 'public' ? 'workspace' : 'public';

/** Fetches a shell's code; the app waits for the first one before it draws anything. */
export async function loadShell(name: ShellName): Promise<void> {
  here[name] ??= await sources[name]();
}

/**
 * The shell of that name; while its code is on the way, the one that stands (another one is wanted after a sign-in, or
 * when staff go to the storefront). A failure to fetch it is thrown into the nearest error boundary.
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
