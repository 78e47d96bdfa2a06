import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../i18n/formats';
import type { Language } from '../../i18n/locale';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconCircleCheck } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { SegmentedControl } from '../../ui/segmented/segmented-control';
import { countFilled } from '../sections/filled';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';
import styles from './localized-field.module.css';
import { useOpenLanguage } from './open-language';
import { TextAreaField, TextField } from './text-field';

const languages: Language[] = ['en', 'ru'];

/** The texts of one field in both languages, as the form stores them. */
export type LocalizedTexts = Record<Language, string>;

interface LocalizedFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** Whether the text has several lines. */
  isLong?: boolean;
  maxLength?: number;
  /** Renders the text of one language in another control. `mark` shows after its label that the text is written. */
  control?: (text: { name: string; lang: Language; label: string; mark: ReactNode }) => ReactNode;
  /** True in a form whose `LanguageSwitch` chooses the language of all its texts. */
  isSwitchedByForm?: boolean;
}

/** Chooses the language of all texts of a form at once. */
export function LanguageSwitch({ label }: { label: string }) {
  const t = useTexts('fields');
  const [open, show] = useOpenLanguage(currentLanguage());
  return (
    <SegmentedControl
      label={label}
      options={languages.toReversed().map((language) => ({ value: language, label: t(`localized.name.${language}`) }))}
      value={open}
      onChange={(language) => show(language === 'ru' ? 'ru' : 'en')}
    />
  );
}

/**
 * A text in English and in Russian, side by side or one at a time on narrow screens. Each language shows whether it is
 * filled in.
 */
export function LocalizedField(props: LocalizedFieldProps) {
  const { name, label, hint, isRequired, isDisabled, isLong, maxLength, control, isSwitchedByForm } = props;
  const t = useTexts('fields');
  const { value } = useFormField<LocalizedTexts>(name);
  const [open, show] = useOpenLanguage(currentLanguage());
  const Control = isLong ? TextAreaField : TextField;
  const isWritten = (language: Language) => value[language].trim() !== '';
  return (
    <div className={styles.field} data-switched={isSwitchedByForm || undefined}>
      <div className={styles.choice} hidden={isSwitchedByForm}>
        <SegmentedControl
          label={t('localized.choice', { field: label })}
          options={languages.map((language) => ({
            value: language,
            label: t(`localized.${isWritten(language) ? 'written' : 'empty'}.${language}`),
          }))}
          value={open}
          onChange={(language) => show(language === 'ru' ? 'ru' : 'en')}
        />
      </div>
      {languages.map((language) => {
        const text = { name: `${name}.${language}`, lang: language };
        const named = t(`localized.label.${language}`, { field: label });
        const mark = isWritten(language) && <Written />;
        return (
          <div key={language} className={styles.text} data-open={language === open}>
            {control ? (
              control({ ...text, label: named, mark })
            ) : (
              <Control
                {...text}
                label={
                  <>
                    {named}
                    {mark}
                  </>
                }
                hint={hint}
                isRequired={isRequired}
                isDisabled={isDisabled}
                maxLength={maxLength}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Written() {
  const t = useTexts('fields');
  return (
    <>
      {' '}
      <Icon of={IconCircleCheck} size={14} className={styles.written} />
      <VisuallyHidden>{t('sections.whole')}</VisuallyHidden>
    </>
  );
}

/** Shows how many of the named fields are filled in for each language. */
export function LocalizedCompleteness({ names }: { names: string[] }) {
  const t = useTexts('fields');
  const { values } = useFormikContext<Record<string, LocalizedTexts>>();
  const filledIn = (language: Language) =>
    countFilled(Object.fromEntries(names.map((name) => [name, values[name]?.[language]])), names);
  return (
    <dl className={styles.completeness}>
      {languages.map((language) => (
        <div key={language}>
          <dt>{t(`localized.name.${language}`)}</dt>
          <dd>{t('sections.filled', { filled: filledIn(language), total: names.length })}</dd>
        </div>
      ))}
    </dl>
  );
}
