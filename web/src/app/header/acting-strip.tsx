import { type ReactNode, useState } from 'react';
import { formatDate } from '../../i18n/formats';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { dropFlag, hasFlag } from '../../lib/page';
import { switchBack } from '../../session/switch-user';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { Icon, type IconComponent } from '../../ui/icon/icon';
import { IconArrowLeft, IconInfoCircle, IconUsers } from '../../ui/icon/icons';
import { Wrap } from '../../ui/layout/layout';
import styles from './acting-strip.module.css';

/**
 * The strip above every page for a user who acts for another user. It shows the substituted user, the end date and a
 * link back. Once the substitution is over, the strip says so, and why.
 */
export function ActingStrip() {
  const t = useTexts();
  const user = useUser();
  const [isRefused, setRefused] = useState(() => hasFlag('_switch_user'));
  if (!user) return null;
  if (user.acting_as) {
    const text = user.acting_until && t('shell.standIn.until', { day: formatDate(user.acting_until.day) });
    return (
      <Strip icon={IconUsers} title={t('shell.standIn.title', { name: fullName(user) })} text={text}>
        <Button size="small" icon={IconArrowLeft} onClick={switchBack}>
          {t('shell.standIn.back')}
        </Button>
      </Strip>
    );
  }
  if (user.acting_over) {
    const { user: person, is_early: isEarly } = user.acting_over;
    const title = t(isEarly ? 'shell.standIn.overEarly' : 'shell.standIn.over', { name: fullName(person) });
    return (
      <Strip icon={IconInfoCircle} title={title} text={t('shell.standIn.overText')}>
        <Button size="small" onClick={switchBack}>
          {t('shell.standIn.overAction')}
        </Button>
      </Strip>
    );
  }
  if (!isRefused) return null;
  const close = () => {
    dropFlag('_switch_user', 'type');
    setRefused(false);
  };
  return (
    <Strip icon={IconInfoCircle} title={t('shell.standIn.refused')} text={t('shell.standIn.refusedText')}>
      <Button size="small" onClick={close}>
        {t('shell.standIn.refusedAction')}
      </Button>
    </Strip>
  );
}

interface StripProps {
  icon: IconComponent;
  title: string;
  text: string | undefined;
  children: ReactNode;
}

function Strip({ icon, title, text, children }: StripProps) {
  return (
    <div className={styles.strip} role="status">
      <Wrap className={styles.row}>
        <Icon of={icon} size={20} className={styles.icon} />
        <p className={styles.words}>
          <b>{title}</b> {text && <span>{text}</span>}
        </p>
        {children}
      </Wrap>
    </div>
  );
}
