import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../i18n/use-texts';
import { confirm } from '../ui/modal/confirm';

/**
 * Asks before the user leaves a form with unsaved changes. A change of the query string alone does not count as
 * leaving. A navigation with `state.saved` (after a successful save) passes.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const t = useTexts();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSaved = (nextLocation.state as { saved?: boolean } | null)?.saved ?? false;
    return isDirty && !isSaved && currentLocation.pathname !== nextLocation.pathname;
  });
  const confirmLeaving = useEffectEvent(async () => {
    const isLeaving = await confirm({
      title: t('form.leaveTitle'),
      text: t('form.leaveText'),
      action: t('form.leave'),
      keep: t('form.stay'),
      isDanger: true,
    });
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(
    function confirmWhenBlocked() {
      if (blocker.state === 'blocked') void confirmLeaving();
    },
    [blocker.state],
  );
  useEffect(
    function guardUnload() {
      if (!isDirty) return;
      const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', handleUnload);
      return () => window.removeEventListener('beforeunload', handleUnload);
    },
    [isDirty],
  );
}
