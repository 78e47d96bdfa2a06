import { screenPath } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';
import { useGetErasureQuery } from '../api';

/** Says when the user agreed to the storage of personal data, with a link to the text. Shows nothing while loading. */
export function ConsentNote() {
  const t = useTexts('own-account');
  const { data } = useGetErasureQuery();
  if (!data) return null;
  const { consent } = data;
  const consentText = consent
    ? t('erasure.consent', { date: formatDate(consent.agreed_at), edition: formatDate(consent.edition) })
    : t('erasure.noConsent');
  return (
    <Text size={13} tone="secondary">
      {consentText}{' '}
      <TextLink to={screenPath('static_page', { link: 'personal-data' })}>{t('erasure.consentText')}</TextLink>
    </Text>
  );
}
