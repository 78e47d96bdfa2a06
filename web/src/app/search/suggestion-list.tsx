import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconCategory, IconHistory, IconSearch, IconX } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { Thumbnail } from '../../ui/media/thumbnail';
import { matchedParts } from './matched-parts';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './use-suggestions';

/** A recent search of the user, or the option that clears them all. */
interface OwnOption {
  id: string;
  kind: 'recent' | 'clear';
  text: string;
}
/** The search in the category that the reader sees. */
interface HereOption {
  id: string;
  kind: 'here';
  text: string;
  to: string;
}
export type SearchOption = Suggestion | OwnOption | HereOption;

interface SuggestionListProps {
  id: string;
  isShown: boolean;
  /** The server has answered for this text. */
  isAnswered: boolean;
  /** The typed text, marked where a word of an option begins with it. */
  typed: string;
  options: SearchOption[];
  active: number;
  /** A search that was just removed. An empty text means all of them. */
  dropped: string | null;
  onChoose: (option: SearchOption) => void;
  onDrop: (text: string) => void;
}

/** The list under the search box. The focus stays in the box, and the keys move through the list from there. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, isShown, isAnswered, options, dropped } = props;
  const t = useTexts();
  const groups = [
    { kinds: ['here'], title: t('search.here') },
    { kinds: ['recent', 'clear'], title: t('search.recent') },
    { kinds: ['category'], title: t('search.categories') },
    { kinds: ['card'], title: t('search.products') },
  ];
  const announced = { recent: dropped === '' ? t('search.cleared') : t('search.dropped', { text: dropped ?? '' }) };
  const count = options.filter(({ kind }) => kind !== 'clear').length;
  return (
    <>
      <div hidden={!isShown || options.length === 0}>
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('search.label')}>
          {groups.map(({ kinds, title }) => {
            const own = options.filter(({ kind }) => kinds.includes(kind));
            return own.length === 0 ? null : (
              // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox
              <div key={title} role="group" className={styles.group} aria-label={title}>
                <p className={styles.title} aria-hidden="true">
                  {title}
                </p>
                {own.map((option) => (
                  <OptionRow key={option.id} option={option} {...props} />
                ))}
              </div>
            );
          })}
        </div>
        <span id={`${id}-how`} hidden>
          {t('search.howToDrop')}
        </span>
        <p className={styles.keys} aria-hidden="true">
          {t('search.keys')}
        </p>
      </div>
      {isShown && options.length === 0 && <p className={styles.nothing}>{t('search.nothing')}</p>}
      <VisuallyHidden>
        <span role="status">
          {dropped !== null && `${announced.recent} `}
          {isShown && (isAnswered || count > 0) && t('search.found', { count })}
        </span>
      </VisuallyHidden>
    </>
  );
}

function OptionRow({
  id,
  option,
  options,
  active,
  typed,
  onChoose,
  onDrop,
}: SuggestionListProps & { option: SearchOption }) {
  const t = useTexts();
  const index = options.indexOf(option);
  const isRecent = option.kind === 'recent';
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox holds the focus and the keys */}
      <div
        id={`${id}-${index}`}
        role="option"
        className={styles.option}
        data-kind={option.kind}
        aria-selected={index === active}
        aria-describedby={isRecent ? `${id}-how` : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {option.kind === 'clear' ? t('search.clear') : <OptionText option={option} typed={typed} />}
      </div>
      {isRecent && (
        // A separate option: a listbox may not contain a button, and a screen reader must reach this one by touch.
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keyboard users have the Delete key
        <div
          role="option"
          aria-selected={false}
          aria-label={t('search.drop', { text: option.text })}
          title={t('search.drop', { text: option.text })}
          className={styles.drop}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onDrop(option.text)}
        >
          <Icon of={IconX} size={16} />
        </div>
      )}
    </>
  );
}

function OptionText({ option, typed }: { option: SearchOption; typed: string }) {
  const isSuggested = option.kind === 'category' || option.kind === 'card';
  const icon = option.kind === 'category' ? IconCategory : option.kind === 'here' ? IconSearch : IconHistory;
  return (
    <>
      {option.kind === 'card' ? <Thumbnail of={option.picture} /> : <Icon of={icon} size={18} />}
      <span className={styles.words}>
        <span>
          {matchedParts(option.text, typed).map(({ text, isMatch }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key
            isMatch ? <b key={index}>{text}</b> : text,
          )}
        </span>
        {isSuggested && option.note && <small>{option.note}</small>}
      </span>
      {isSuggested && option.count !== undefined && <small>{formatNumber(option.count)}</small>}
    </>
  );
}
