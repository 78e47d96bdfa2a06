import type { ApplicationView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowRight, IconBuildingStore, IconInbox, IconMessagePlus, IconUserCheck } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { StatusMark } from '../../../ui/status/status-chip';
import styles from './application.module.css';
import { useNote } from './use-note';

type Step = ApplicationView['log'][number];

const looks = {
  sent: { tone: 'neutral', icon: IconInbox },
  moved: { tone: 'info', icon: IconArrowRight },
  given: { tone: 'info', icon: IconUserCheck },
  noted: { tone: 'warning', icon: IconMessagePlus },
  supplier_made: { tone: 'success', icon: IconBuildingStore },
} as const;

/** Lists the events of the application, newest first, with the button to add a note. */
export function WorkLog({ view: { application, log } }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const write = useNote(application);
  return (
    <Panel
      title={t('log.title')}
      aside={
        <Button size="small" icon={IconMessagePlus} hasPopup="dialog" onClick={() => void write()}>
          {t('log.add')}
        </Button>
      }
    >
      <ol className={styles.log}>
        {log.map((step) => (
          <LogEntry key={`${step.at}-${step.kind}`} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

function LogEntry({ step }: { step: Step }) {
  const t = useTexts('applications');
  const { kind, at, by, acting, to, manager, text } = step;
  const person = by && fullName(by);
  const who = person && acting ? t('log.acting', { person: fullName(acting), for: person }) : person;
  const what =
    kind === 'moved' && to ? t(`status.${to === 'completed' && text ? 'declined' : to}`) : t(`log.kinds.${kind}`);
  const details = [kind === 'given' && manager ? t('log.to', { name: fullName(manager) }) : '', who].filter(Boolean);
  return (
    <li className={styles.step}>
      <Text as="span" size={13} tone="muted" hasFigures>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </Text>
      <StatusMark {...looks[kind]} />
      <div>
        <Text isStrong>{what}</Text>
        {details.map((detail) => (
          <Text key={detail} size={13} tone="secondary">
            {detail}
          </Text>
        ))}
        {text && <Text className={styles.prose}>{text}</Text>}
      </div>
    </li>
  );
}
