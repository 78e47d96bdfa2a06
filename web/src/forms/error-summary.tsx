import { useFormikContext } from 'formik';
import { useTexts } from '../i18n/use-texts';
import { IconAlertTriangle } from '../ui/icon/icons';
import { Callout } from '../ui/panel/callout';
import { errorText } from './error-text';
import { flattenErrors } from './flatten-errors';
import { fieldId } from './form-context';
import styles from './forms.module.css';

/**
 * Returns the text of a control's label: the first part of the label, or all of it if the label contains the control.
 */
function labelOf(id: string): string | null | undefined {
  const control = document.getElementById(id);
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  if (label?.contains(control)) return label.textContent;
  return [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id)?.firstChild?.textContent;
}

/** Sorts controls as they follow one another on the page. Those that are not on it stay in their order. */
function inPageOrder({ control: a }: { control: Element | null }, { control: b }: { control: Element | null }): number {
  if (!a || !b || a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Returns whether an error says which field is meant, as "Check the GSTIN" does. */
const namesItself = (text: string, label: string | null | undefined): boolean => !label || text.includes(label.trim());

/** The summary above a long form: the number of wrong fields, with a link to each. */
export function ErrorSummary({ formId }: { formId: string }) {
  const t = useTexts();
  const { errors } = useFormikContext();
  const list = Object.entries(flattenErrors(errors)).map(([path, error]) => {
    const id = fieldId(formId, path);
    return { id, control: document.getElementById(id), label: labelOf(id), text: errorText(error) };
  });
  if (list.length === 0) return null;
  list.sort(inPageOrder);
  return (
    <Callout tone="danger" icon={IconAlertTriangle} title={t('form.errorSummary', { count: list.length })} role="alert">
      <ul className={styles.summary}>
        {list.map(({ id, label, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{namesItself(text, label) ? text : `${label}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
