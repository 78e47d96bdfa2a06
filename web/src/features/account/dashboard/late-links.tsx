import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import styles from './desk.module.css';
import type { StageList } from './desk-reader';
import { StageLinks } from './stage-links';

/** Shows the number of a stage's overdue requests with a link to their list, one for each kind. */
export function LateLinks({ lists }: { lists: StageList[] }) {
  const t = useTexts('account');
  const [only, other] = lists;
  return (
    <span className={styles.lateLinks}>
      <Icon of={IconAlertTriangle} size={14} />
      <span>
        {only && !other ? (
          <TextLink to={only.to}>{t('desk.pipeline.late', { count: only.count })}</TextLink>
        ) : (
          <>
            <span aria-hidden="true">{t('desk.pipeline.lateBoth')}</span>
            <StageLinks lists={lists} of={t('desk.pipeline.lateBoth')} />
          </>
        )}
      </span>
    </span>
  );
}
