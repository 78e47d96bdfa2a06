import type { MailChoicesView } from '@setu/contract';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { RadioList } from '../../../ui/field/radio-list';
import { Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import styles from '../mail.module.css';
import { RefusedAddress } from './refused-address';
import { useSaveChoices } from './use-save-choices';

/** The time zones that texts name in words. */
const namedZones: Partial<Record<string, 'moscow' | 'india'>> = {
  'Europe/Moscow': 'moscow',
  'Asia/Kolkata': 'india',
  'Asia/Calcutta': 'india',
};

/** Shows the choices of each kind, saved as they are made. */
export function MailChoices({ view }: { view: MailChoicesView }) {
  const t = useTexts('mail');
  const id = useId();
  const isActing = Boolean(useUser()?.acting_as);
  const { run, busyWith } = useSaveChoices();
  const { email, digest, kinds } = view;
  const time = `${String(digest.hour).padStart(2, '0')}:00`;
  return (
    <Stack gap={3}>
      <RefusedAddress view={view} />
      <Panel>
        <Stack gap={4}>
          <p className={styles.note}>{t(isActing ? 'choices.acting' : 'choices.lead', { email })}</p>
          <div className={styles.kinds}>
            {kinds.map(({ kind, choice, open }) => (
              <RadioList
                key={kind}
                id={`${id}-${kind}`}
                label={t(`choices.kinds.${kind}.label`)}
                hint={t(`choices.kinds.${kind}.hint`)}
                isDisabled={isActing}
                options={open.map((value) => ({ value, label: t(`choices.ways.${value}`) }))}
                value={busyWith?.[kind] ?? choice}
                onChange={(value) => void run({ [kind]: value })}
                onBlur={() => undefined}
              />
            ))}
          </div>
          <p className={styles.note}>
            {t('choices.digest', {
              time,
              zone: digest.time_zone.replaceAll('_', ' '),
              context: namedZones[digest.time_zone],
            })}
          </p>
          <p className={styles.note}>{t('choices.always')}</p>
        </Stack>
      </Panel>
    </Stack>
  );
}
