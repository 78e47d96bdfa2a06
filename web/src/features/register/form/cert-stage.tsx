import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconCertificate, IconFileCheck, IconShieldCheck } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import styles from '../register.module.css';

const facts = [
  { id: 'later', icon: IconFileCheck },
  { id: 'open', icon: IconShieldCheck },
  { id: 'get', icon: IconCertificate },
] as const;

/** What a signature is for, and what goes without one. */
export function CertStage() {
  const t = useTexts('register');
  return (
    <>
      <Text tone="secondary">{t('cert.lead')}</Text>
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
    </>
  );
}
