import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import {
  IconBuildingStore,
  IconCertificate,
  IconFileText,
  IconLanguage,
  IconMapPin,
  IconSend,
  IconUserCheck,
} from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import styles from './application-form.module.css';

const next = [
  { id: 'sent', icon: IconSend },
  { id: 'taken', icon: IconUserCheck },
  { id: 'opened', icon: IconBuildingStore },
  { id: 'cards', icon: IconLanguage },
] as const;

const atHand = [
  { id: 'numbers', icon: IconFileText },
  { id: 'address', icon: IconMapPin },
  { id: 'papers', icon: IconCertificate },
] as const;

/** Explains, next to the form, the next steps and, unless it is above the form, what to prepare. */
export function ApplicationAside({ hasAtHand }: { hasAtHand: boolean }) {
  const t = useTexts('applications');
  return (
    <Stack gap={4}>
      <Panel title={t('aside.next')}>
        <ol className={styles.facts}>
          {next.map(({ id, icon }) => (
            <li key={id}>
              <Icon of={icon} />
              <div>
                <b>{t(`aside.steps.${id}.title`)}</b>
                <p>{t(`aside.steps.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      {hasAtHand && <AtHand />}
    </Stack>
  );
}

/** Lists the numbers and documents to prepare. */
export function AtHand() {
  const t = useTexts('applications');
  return (
    <Panel title={t('aside.atHand')}>
      <ul className={styles.facts}>
        {atHand.map(({ id, icon }) => (
          <li key={id}>
            <Icon of={icon} />
            <p>{t(`aside.have.${id}`)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
