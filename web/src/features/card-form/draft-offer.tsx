import { formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconRefresh } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { Callout } from '../../ui/panel/callout';
import type { DraftOfCard } from './use-card-draft';

/** Offers values typed earlier and not saved, to restore or discard. */
export function DraftOffer({ draft }: { draft: DraftOfCard }) {
  const t = useTexts('card-form');
  if (!draft.offered) return null;
  const time = formatDateTime(new Date(draft.offered.at).toISOString());
  return (
    <Callout
      icon={IconRefresh}
      title={t('draft.title', { time })}
      action={
        <Row gap={2}>
          <Button size="small" onClick={draft.discard}>
            {t('draft.discard')}
          </Button>
          <Button size="small" onClick={draft.restore}>
            {t('draft.restore')}
          </Button>
        </Row>
      }
    >
      {t('draft.text')}
    </Callout>
  );
}
