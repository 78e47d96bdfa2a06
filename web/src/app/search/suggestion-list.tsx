import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconCategory } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { Thumbnail } from '../../ui/media/thumbnail';
import styles from './search.module.css';
import type { Suggestion } from './use-suggestions';

interface SuggestionListProps {
  id: string;
  isShown: boolean;
  options: Suggestion[];
  active: number;
  onChoose: (to: string) => void;
}

/** The list under the search box; the keyboard stays in the box and walks it from there. */
export function SuggestionList({ id, isShown, options, active, onChoose }: SuggestionListProps) {
  const t = useTexts();
  const groups = [
    { kind: 'category', title: t('search.categories') },
    { kind: 'card', title: t('search.products') },
  ] as const;
  return (
    <>
      <div
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.label')}
        hidden={!isShown || options.length === 0}
      >
        {groups.map(({ kind, title }) => {
          const own = options.filter((option) => option.kind === kind);
          return own.length === 0 ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox
            <div key={kind} role="group" aria-label={title}>
              <p className={styles.group} aria-hidden="true">
                {title}
              </p>
              {own.map((option) => {
                const index = options.indexOf(option);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys
                  <div
                    key={option.id}
                    id={`${id}-${index}`}
                    role="option"
                    className={styles.option}
                    aria-selected={index === active}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(option.to)}
                  >
                    {option.kind === 'card' ? <Thumbnail of={option.picture} /> : <Icon of={IconCategory} size={18} />}
                    <span className={styles.words}>
                      <span>{option.text}</span>
                      <small>{option.note}</small>
                    </span>
                    {option.count !== undefined && <small>{formatNumber(option.count)}</small>}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      {isShown && options.length === 0 && <p className={styles.nothing}>{t('search.nothing')}</p>}
      <VisuallyHidden>
        <span role="status">{isShown ? t('search.found', { count: options.length }) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
