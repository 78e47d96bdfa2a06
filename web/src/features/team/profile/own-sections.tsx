import { useUser } from '../../../session/use-session';
import { SubstitutionSection } from '../../substitution/public';
import { TokenSection } from '../../tokens/public';
import { WebhookSection } from '../../webhooks/public';

/** Who stands in for one, and what one's own and the company's programs are given: tokens to read by, webhooks to hear by. */
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
