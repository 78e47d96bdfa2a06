import type { CardFormView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { IconLock } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';

/** Shows the reviewer of the card, which cannot be edited until the review ends. */
export function LockedNotice({ view }: { view: CardFormView }) {
  const t = useTexts('card-form');
  const person = view.locked_by;
  if (!person) return null;
  return (
    <Callout icon={IconLock} title={t('locked.title', { name: fullName(person) })}>
      {t(view.card.published_version === null ? 'locked.text' : 'locked.textPublished')}
    </Callout>
  );
}
