import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { IconInfoCircle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';

/** What can be done with such a draft on the site, and who takes it further: the broker. */
export function DescriptionNote() {
  const t = useTexts('requests');
  return (
    <Callout
      icon={IconInfoCircle}
      title={t('description.noteTitle')}
      action={
        <ButtonLink to={screenPath('static_page', { link: 'contacts' })}>{t('description.toContacts')}</ButtonLink>
      }
    >
      {t('description.note')}
    </Callout>
  );
}
