import { formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconRefresh } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { Callout } from '../../ui/panel/callout';
import type { DraftOfCard } from './use-card-draft';

/** Says that values typed earlier and not saved are in the form again, or offers them if the card was saved since. */
export function DraftOffer({ draft }: { draft: DraftOfCard }) {
  const t = useTexts('card-form');
  if (!draft.offered) return null;
  const time = formatDateTime(new Date(draft.offered.at).toISOString());
  if (draft.isRestored) {
    return (
      <Callout
        icon={IconRefresh}
        title={t('draft.restored', { time })}
        action={
          <Button size="small" onClick={draft.discard}>
            {t('draft.startOver')}
          </Button>
        }
      >
        {t('draft.text')}
      </Callout>
    );
  }
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
