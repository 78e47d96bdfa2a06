import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { Stack } from '../../../ui/layout/layout';
import { FoldedPanel } from '../../../ui/panel/folded-panel';
import { SubstitutionSection } from '../../substitution/public';
import { TokenSection } from '../../tokens/public';
import { WebhookSection } from '../../webhooks/public';

/** Shows the user's substitute and the access of programs: tokens to read data and webhooks to receive events. */
export function OwnSections({ personId }: { personId: string }) {
  const t = useTexts('team');
  const isActing = Boolean(useUser()?.acting_as);
  return (
    <>
      {!isActing && <SubstitutionSection personId={personId} isOwn />}
      {!isActing && (
        <FoldedPanel title={t('profile.developers')} aside={t('profile.developersNote')}>
          <Stack gap={4}>
            <TokenSection />
            <WebhookSection />
          </Stack>
        </FoldedPanel>
      )}
    </>
  );
}
