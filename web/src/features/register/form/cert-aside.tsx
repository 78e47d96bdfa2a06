import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconCertificate, IconFileCheck, IconShieldCheck } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useHasKeyboard } from '../../../ui/media/use-has-keyboard';
import { Panel } from '../../../ui/panel/panel';
import styles from '../register.module.css';

const facts = [
  { id: 'filled', icon: IconCertificate },
  { id: 'signed', icon: IconFileCheck },
  { id: 'key', icon: IconShieldCheck },
] as const;

/**
 * Explains, next to the certificates, what a certificate is for, and what to do if the right one is missing.
 */
export function CertAside() {
  const t = useTexts('register');
  // Phones and tablets have no software to sign with.
  const hasKeyboard = useHasKeyboard();
  return (
    <Stack gap={4}>
      <Panel title={t('cert.why')}>
        <ul className={styles.facts}>
          {facts.map(({ id, icon }) => (
            <li key={id}>
              <Icon of={icon} />
              <div>
                <b>{t(`cert.facts.${id}.title`)}</b>
                <p>{t(`cert.facts.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      {hasKeyboard && (
        <Panel title={t('cert.missing')}>
          <Text tone="secondary">{t('cert.missingText')}</Text>
          <TextLink to={screenPath('sign_diagnostics')}>{t('cert.diagnostics')}</TextLink>
        </Panel>
      )}
    </Stack>
  );
}
