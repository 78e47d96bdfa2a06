import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/load-texts';
import { useUser } from '../../session/use-session';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';

const Webhooks = lazy(async () => {
  const [{ WebhookPanel }] = await Promise.all([import('./webhook-panel'), loadTexts('webhooks')]);
  return { default: WebhookPanel };
});

/** Shows the company's webhooks to its admins. The section's code loads after the rest of the page. */
export function WebhookSection() {
  const isAdmin = useUser()?.permissions.includes('company_admin') ?? false;
  if (!isAdmin) return null;
  return (
    <Suspense
      fallback={
        <Panel>
          <SkeletonText />
        </Panel>
      }
    >
      <Webhooks />
    </Suspense>
  );
}
