import { screenPath } from '@setu/contract';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';

/** Asks, as the last step, for the confirmation that the applicant has read the rules of the marketplace. */
export function AcceptRegulation() {
  const t = useTexts('applications');
  return (
    <CheckboxField
      name="regulation_accepted"
      label={
        <>
          {t('form.check.accept')}{' '}
          <TextLink to={screenPath('static_page', { link: 'regulation' })}>{t('form.check.regulation')}</TextLink>
        </>
      }
      isRequired
    />
  );
}
