import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { SupportButton } from '../../kit/support/support-button';
import { reloadPage } from '../../lib/page';
import { isStaleChunk, reloadOnce } from '../../lib/stale-chunk';
import { Button } from '../../ui/button/button';
import { Failure } from '../../ui/states/states';
import { NotFoundPage } from './not-found-page';

/**
 * The error page of a screen. It handles an unknown address, a new app version (reloads once automatically), a failed
 * call and a crash.
 */
export function RouteError() {
  const t = useTexts();
  const error = useRouteError();
  const isStale = isStaleChunk(error);
  useEffect(
    function fetchNewVersion() {
      if (isStale) reloadOnce();
    },
    [isStale],
  );
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isProblem(error) && error.kind === 'notFound') return <NotFoundPage />;
  const title = isStale ? t('states.staleTitle') : isProblem(error) ? problemText(error) : t('states.crashTitle');
  return (
    <Failure
      size="page"
      title={title}
      requestId={isProblem(error) ? error.requestId : undefined}
      action={
        <>
          <Button tone="main" onClick={reloadPage}>
            {t('actions.reload')}
          </Button>
          <SupportButton />
        </>
      }
    >
      {isStale ? t('states.staleText') : t('states.crashText')}
    </Failure>
  );
}
