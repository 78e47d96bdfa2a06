import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import type { AppliedFilter } from '../../../ui/filter-bar/filter-bar';
import { IconX } from '../../../ui/icon/icons';
import styles from './facets.module.css';

/** Shows each active filter of a list without results, with a button to remove it. */
export function LiftOne({ filters }: { filters: AppliedFilter[] }) {
  const t = useTexts('catalogue');
  return (
    <>
      {t('facets.nothing')}
      <span className={styles.lift}>
        {filters.map(({ id, label, onRemove }) => (
          <Button key={id} icon={IconX} size="small" ariaLabel={t('facets.lift', { name: label })} onClick={onRemove}>
            {label}
          </Button>
        ))}
      </span>
    </>
  );
}
