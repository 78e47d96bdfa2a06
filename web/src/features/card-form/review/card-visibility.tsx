import type { CardFormView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconClock, IconEye, IconEyeOff } from '../../../ui/icon/icons';
import { Panel } from '../../../ui/panel/panel';
import styles from '../card-form.module.css';

/** Explains, before sending, who can see which data of a card. */
export function CardVisibility({ card }: { card: CardFormView['card'] }) {
  const t = useTexts('card-form');
  return (
    <Panel title={t('sight.title')} className={styles.sight}>
      <ul className={styles.seen}>
        <li>
          <Icon of={IconEye} size={16} />
          {t('sight.everyone')}
        </li>
        <li>
          <Icon of={IconEyeOff} size={16} />
          {t('sight.staff')}
        </li>
        <li>
          <Icon of={IconClock} size={16} />
          {card.published_version === null
            ? t('sight.unpublished')
            : t('sight.published', { version: card.published_version })}
        </li>
      </ul>
    </Panel>
  );
}
