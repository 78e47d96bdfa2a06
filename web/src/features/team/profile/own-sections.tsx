import { useUser } from '../../../session/use-session';
import { SubstitutionSection } from '../../substitution/public';
import { TokenSection } from '../../tokens/public';
import { WebhookSection } from '../../webhooks/public';

/** Shows the user's substitute and the access of programs: tokens to read data and webhooks to receive events. */
export function OwnSections({ personId }: { personId: string }) {
  const isActing = Boolean(useUser()?.acting_as);
  return (
    <>
      {!isActing && <SubstitutionSection personId={personId} isOwn />}
      <TokenSection />
      <WebhookSection />
    </>
  );
}
