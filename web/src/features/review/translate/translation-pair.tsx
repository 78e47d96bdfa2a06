import { cutTo, type TranslationFieldView } from '@setu/contract';
import { useFormField } from '../../../forms/use-form-field';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button/button';
import { FieldFrame } from '../../../ui/field/field-frame';
import { TextAreaControl } from '../../../ui/field/text-control';
import { IconCheck, IconLanguage, IconPencil } from '../../../ui/icon/icons';
import { StatusChip } from '../../../ui/status/status-chip';
import { CommentButton, CommentCell, type CommentCellProps } from '../check/comment-cell';
import { TextVersions } from '../check/text-versions';
import { FieldDiscussion } from '../discussions/field-discussion';
import type { Discussions } from '../discussions/use-discussions';
import { isNeeded } from '../model/translated-card';
import { stateOf, type TextRules } from '../model/translation-state';
import rowStyles from '../review.module.css';
import { CheckLine } from './check-line';
import styles from './translate.module.css';
import type { Machine } from './use-machine';

/** The comment on a field during its translation. */
export interface PairNote
  extends Pick<
    CommentCellProps,
    'text' | 'returnEvent' | 'fixed' | 'mayComment' | 'isOpen' | 'onOpen' | 'onClose' | 'onText' | 'onDiscuss'
  > {}

interface TranslationPairProps {
  of: TranslationFieldView;
  machine: Machine;
  rules: TextRules;
  /** True if the English text changed and nobody has confirmed that the Russian text is still correct. */
  isStale: boolean;
  onConfirm: (() => void) | undefined;
  isActive: boolean;
  onActive: () => void;
  note: PairNote;
  discussions: Discussions;
  onType: (text: string) => void;
}

/** About how many characters fit into a line of the field. */
const lineLength = 48;

/** Returns the lines that the longer of both texts needs, for browsers that do not fit a field to its text. */
const rowsFor = (...texts: string[]): number =>
  Math.min(10, Math.max(...texts.map((text) => Math.ceil(text.length / lineLength)), 1));

/** Shows one text in both languages. Below the Russian are the findings and the length. */
export function TranslationPair(props: TranslationPairProps) {
  const { of, machine, rules, isStale, onConfirm, isActive, onActive, note, discussions, onType } = props;
  const t = useTexts('review');
  const { field, english, english_before: before, changed_since: since, max } = of;
  const label = useFieldLabels().labelOf(field);
  const { id, value, error, markLeft } = useFormField<string>(field);
  const isDone = value.trim() !== '';
  const length = t('comment.length', { length: formatNumber([...value].length), most: formatNumber(max) });
  return (
    <div className={styles.pair} data-active={isActive || undefined} data-noted={note.text.trim() !== '' || undefined}>
      <div className={styles.source}>
        <p className={styles.name}>
          {label}
          {isStale && since !== null && (
            <StatusChip tone="warning" icon={IconPencil}>
              {t(`translate.changed.${since}`)}
            </StatusChip>
          )}
          {isStale && onConfirm && isDone && (
            <Button
              tone="quiet"
              size="small"
              icon={IconCheck}
              ariaLabel={t('translate.stillRightOf', { field: label })}
              onClick={onConfirm}
            >
              {t('translate.stillRight')}
            </Button>
          )}
          <span className={classNames(rowStyles.tools, styles.noteTools)}>
            {note.mayComment && !note.isOpen && note.text.trim() === '' && (
              <CommentButton label={label} onOpen={note.onOpen} />
            )}
            <FieldDiscussion {...{ field, discussions }} hasComment={note.mayComment} />
          </span>
        </p>
        <p className={styles.text} lang="en">
          {english === '' ? t('values.none') : <TextVersions was={isStale ? before : null} now={english} />}
        </p>
        <CommentCell {...note} label={label} />
      </div>
      <div className={styles.target}>
        <FieldFrame
          id={id}
          label={
            <>
              <span className={styles.labelName}>{label}</span>{' '}
              <span className={styles.labelLanguage}>{t('translate.inRussian')}</span>
            </>
          }
          isRequired={isNeeded(of)}
          error={error}
          hint={<CheckLine state={stateOf(of, value, rules)} length={length} isMachine={machine.drafted.has(field)} />}
        >
          {(links) => (
            <TextAreaControl
              {...links}
              name={field}
              lang="ru"
              rows={rowsFor(english, value)}
              className={styles.field}
              data-russian=""
              value={value}
              onFocus={onActive}
              onBlur={markLeft}
              onChange={({ target }) => onType(cutTo(target.value, max))}
            />
          )}
        </FieldFrame>
        {machine.failed.has(field) && (
          <p role="alert" className={styles.failed}>
            {t('translate.failed')}
          </p>
        )}
        <div className={classNames(rowStyles.tools, styles.tools)} data-again={isDone || undefined}>
          {machine.isAvailable && english.trim() !== '' && (
            <Button
              tone="quiet"
              size="small"
              icon={IconLanguage}
              ariaLabel={t(isDone ? 'translate.againOf' : 'translate.oneOf', { field: label })}
              isBusy={machine.busyWith === field}
              onClick={() => void machine.translate([of])}
            >
              {t(isDone ? 'translate.again' : 'translate.one')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
