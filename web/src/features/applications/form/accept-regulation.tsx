import { screenPath } from '@setu/contract';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';

/**
 * Asks, as the last step, for the confirmation that the applicant has read the rules of the marketplace, and says what
 * happens to the contact's data.
 */
export function AcceptRegulation() {
  const t = useTexts('applications');
  return (
    <Stack gap={3}>
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
      <Text size={13} tone="secondary">
        {t('form.check.contacts')}{' '}
        <TextLink to={screenPath('static_page', { link: 'personal-data' })}>{t('form.check.personalData')}</TextLink>
      </Text>
    </Stack>
  );
}
