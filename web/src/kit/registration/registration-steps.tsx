import { screenPath } from '@setu/contract';
import { companyName, formalName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { TextLink } from '../../ui/button/text-link';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import styles from './registration.module.css';
import { registrationReader } from './registration-reader';

interface Step {
  text: string;
  page?: { to: string; label: string };
}

/** The steps that open requests for this reader, each with a link to its page. */
export function RegistrationSteps({ onFollow }: { onFollow?: () => void }) {
  const t = useTexts('access');
  const company = useUser()?.company;
  const steps = useSteps();
  return (
    <Stack gap={4}>
      <Text tone="secondary">{t('registration.lead', { company: companyName(company?.short_name ?? '') })}</Text>
      <ol className={styles.steps}>
        {steps.map(({ text, page }) => (
          <li key={text}>
            {text}{' '}
            {page && (
              <TextLink to={page.to} onClick={onFollow}>
                {page.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
      <Text size={13} tone="secondary">
        {t('registration.meanwhile')}
      </Text>
    </Stack>
  );
}

function useSteps(): Step[] {
  const t = useTexts('access');
  const user = useUser();
  const reader = registrationReader(user);
  const names = (user?.company.signers ?? []).map(formalName).join(', ');
  const regulation = { to: screenPath('static_page', { link: 'regulation' }), label: t('registration.toRegulation') };
  const contacts = { to: screenPath('static_page', { link: 'contacts' }), label: t('registration.toContacts') };
  if (reader === 'signer') {
    return [
      { text: t('registration.signer.read'), page: regulation },
      { text: t('registration.signer.prepare') },
      {
        text: t('registration.signer.sign'),
        page: { to: screenPath('regulation_sign'), label: t('registration.toSign') },
      },
      { text: t('registration.signer.after') },
    ];
  }
  return [
    { text: names === '' ? t('registration.colleague.askSomebody') : t('registration.colleague.ask', { names }) },
    { text: t('registration.colleague.read'), page: regulation },
    { text: t('registration.colleague.how'), page: contacts },
  ];
}
