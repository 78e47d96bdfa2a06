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

/** The summary above a long form: the number of wrong fields, with a link to each. */
export function ErrorSummary({ formId }: { formId: string }) {
  const t = useTexts();
  const { errors } = useFormikContext();
  const list = Object.entries(flattenErrors(errors));
  if (list.length === 0) return null;
  return (
    <Callout tone="danger" icon={IconAlertTriangle} title={t('form.errorSummary', { count: list.length })} role="alert">
      <ul className={styles.summary}>
        {list.map(([path, error]) => {
          const id = fieldId(formId, path);
          const label = labelOf(id);
          return (
            <li key={path}>
              <a href={`#${id}`}>{label ? `${label}: ${errorText(error)}` : errorText(error)}</a>
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
